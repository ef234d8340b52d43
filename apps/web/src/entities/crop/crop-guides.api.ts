import type { CropGuide, ListedGuide } from '@ankur/contracts/crops/endpoints';
import type { Language } from '@ankur/languages/languages';
import { baseApi } from '../../lib/http/base-api.ts';

export type { CropGuide, ListedGuide } from '@ankur/contracts/crops/endpoints';

const CACHED_S = 3600;

const cropGuidesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    cropGuides: build.query<ListedGuide[], Language>({
      query: (lang) => ({ url: '/api/crops/', params: { lang } }),
      keepUnusedDataFor: CACHED_S,
      providesTags: ['CropGuides'],
    }),
    cropGuide: build.query<CropGuide, { id: string; lang: Language }>({
      query: ({ id, lang }) => ({ url: `/api/crops/${id}/`, params: { lang } }),
      keepUnusedDataFor: CACHED_S,
      providesTags: ['CropGuides'],
    }),
  }),
});

export const { useCropGuidesQuery, useCropGuideQuery } = cropGuidesApi;
