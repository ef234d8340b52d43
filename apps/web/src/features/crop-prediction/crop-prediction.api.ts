import type {
  CropAdviceAnswer,
  CropDefaults,
  CropPredictions,
} from '@ankur/contracts/crop-prediction/endpoints';
import type { CropInput } from '@ankur/contracts/crop-prediction/rules';
import type { PricesAnswer } from '@ankur/contracts/market/endpoints';
import { baseApi } from '../../lib/http/base-api.ts';
import type { Place } from '../../lib/place/place.ts';

/** Where a place is, in the words of the API. */
export function whereOf(place: Place): { city: string } | { lat: number; lon: number } | null {
  if (place.lat !== null && place.lon !== null) return { lat: place.lat, lon: place.lon };
  return place.city ? { city: place.city } : null;
}

type AdviceQuestion = CropInput & { crops: string[]; place: Place | null };

const cropApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    predictCrops: build.mutation<CropPredictions, CropInput>({
      query: (body) => ({ url: '/api/crop/predict/', method: 'POST', body }),
    }),
    adviseCrops: build.mutation<CropAdviceAnswer, AdviceQuestion>({
      query: ({ place, ...body }) => ({
        url: '/api/crop/advice/',
        method: 'POST',
        body: { ...body, ...(place ? whereOf(place) : null) },
      }),
    }),
    lastPrices: build.query<PricesAnswer, { commodity: string; state?: string }>({
      query: (params) => ({ url: '/api/market/prices/', params }),
      keepUnusedDataFor: 3600,
    }),
    cropDefaults: build.query<CropDefaults, { city: string } | { lat: number; lon: number }>({
      query: (where) => ({ url: '/api/crop/defaults/', params: { ...where } }),
      keepUnusedDataFor: 3600,
    }),
  }),
});

export const {
  usePredictCropsMutation,
  useAdviseCropsMutation,
  useLazyCropDefaultsQuery,
  useLastPricesQuery,
} = cropApi;
