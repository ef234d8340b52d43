import crops from 'virtual:endpoints/crops';
import type { Language } from '@ankur/languages/languages';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';

export type { CropGuide, ListedGuide } from '@ankur/contracts/crops/endpoints';

const CACHED_S = 3600;

export const cropGuidesApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { query } = fromContract(build);
    return {
      cropGuides: query(crops.list, (lang: Language) => ({ query: { lang } }), {
        keepUnusedDataFor: CACHED_S,
      }),
      /** Names of crops without a guide too, by their ids. */
      cropNames: query(crops.names, (lang: Language) => ({ query: { lang } }), {
        keepUnusedDataFor: CACHED_S,
      }),
      cropGuide: query(
        crops.get,
        ({ id, lang }: { id: string; lang: Language }) => ({ params: { id }, query: { lang } }),
        { keepUnusedDataFor: CACHED_S },
      ),
    };
  },
});

export const { useCropGuidesQuery, useCropNamesQuery, useCropGuideQuery } = cropGuidesApi;
