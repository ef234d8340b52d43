import cropPrediction from 'virtual:endpoints/crop-prediction';
import market from 'virtual:endpoints/market';
import type { CropInput } from '@ankur/contracts/crop-prediction/rules';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';
import { type Place, type Where, whereOf } from '../../lib/place/place.ts';

type AdviceQuestion = CropInput & { crops: string[]; place: Place | null };

const cropApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = fromContract(build);
    return {
      predictCrops: mutation(cropPrediction.predict, (body: CropInput) => ({ body })),
      adviseCrops: mutation(cropPrediction.advice, ({ place, ...body }: AdviceQuestion) => ({
        body: { ...body, ...whereOf(place) },
      })),
      lastPrices: query(
        market.prices,
        (prices: { commodity: string; state?: string }) => ({ query: prices }),
        { keepUnusedDataFor: 3600 },
      ),
      cropDefaults: query(cropPrediction.defaults, (where: Where) => ({ query: where }), {
        keepUnusedDataFor: 3600,
      }),
    };
  },
});

export const {
  usePredictCropsMutation,
  useAdviseCropsMutation,
  useLazyCropDefaultsQuery,
  useLastPricesQuery,
} = cropApi;
