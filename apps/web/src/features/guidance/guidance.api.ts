import type { GuidanceArticle, GuidanceHit } from '@ankur/contracts/guidance/endpoints';
import type { Language } from '@ankur/languages/languages';
import { addOnce } from '../../lib/http/add-once.ts';
import { baseApi } from '../../lib/http/base-api.ts';
import type { ReminderTask } from './reminder-dates.ts';

export type { GuidanceArticle, GuidanceHit } from '@ankur/contracts/guidance/endpoints';

const KEPT_S = 3600;

const guidanceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    guidance: build.query<GuidanceArticle[], Language>({
      query: (lang) => ({ url: '/api/guidance/', params: { lang } }),
      keepUnusedDataFor: KEPT_S,
      providesTags: ['Guidance'],
    }),
    guidanceArticle: build.query<GuidanceArticle, { id: string; lang: Language }>({
      query: ({ id, lang }) => ({ url: `/api/guidance/${id}/`, params: { lang } }),
      keepUnusedDataFor: KEPT_S,
      providesTags: ['Guidance'],
    }),
    guidanceHits: build.query<GuidanceHit[], { q: string; lang: Language }>({
      query: (params) => ({ url: '/api/guidance/search/', params }),
    }),
    makeReminder: build.mutation<unknown, ReminderTask>({
      queryFn: (body, _api, _options, ask) => addOnce(ask, '/api/user/farm-tasks/', body),
      invalidatesTags: ['FarmTasks'],
    }),
  }),
});

export const {
  useGuidanceQuery,
  useGuidanceArticleQuery,
  useGuidanceHitsQuery,
  useMakeReminderMutation,
} = guidanceApi;
