import cropPrediction from 'virtual:endpoints/crop-prediction';
import market from 'virtual:endpoints/market';
import type { CropInput } from '@ankur/contracts/crop-prediction/rules';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';
import type { Place } from '../../lib/place/place.ts';

/** Where a place is, in the words of the API. */
export function whereOf(place: Place): { city: string } | { lat: number; lon: number } | null {
  if (place.lat !== null && place.lon !== null) return { lat: place.lat, lon: place.lon };
  return place.city ? { city: place.city } : null;
}

type AdviceQuestion = CropInput & { crops: string[]; place: Place | null };

const cropApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = fromContract(build);
    return {
      predictCrops: mutation(cropPrediction.predict, (body: CropInput) => ({ body })),
      adviseCrops: mutation(cropPrediction.advice, ({ place, ...body }: AdviceQuestion) => ({
        body: { ...body, ...(place ? whereOf(place) : null) },
      })),
      lastPrices: query(
        market.prices,
        (prices: { commodity: string; state?: string }) => ({ query: prices }),
        { keepUnusedDataFor: 3600 },
      ),
      cropDefaults: query(
        cropPrediction.defaults,
        (where: { city: string } | { lat: number; lon: number }) => ({ query: where }),
        { keepUnusedDataFor: 3600 },
      ),
    };
  },
});

export const {
  usePredictCropsMutation,
  useAdviseCropsMutation,
  useLazyCropDefaultsQuery,
  useLastPricesQuery,
} = cropApi;
