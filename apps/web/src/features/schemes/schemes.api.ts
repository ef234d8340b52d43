import type { EligibilityAnswer, SchemeAnswer } from '@ankur/contracts/schemes/endpoints';
import { baseApi } from '../../lib/http/base-api.ts';
import type { Language } from '../../lib/i18n/languages.ts';

const schemesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    suitedSchemes: build.query<SchemeAnswer[], Language>({
      query: (lang) => ({ url: '/api/schemes/', params: { lang, suited: true, limit: 10 } }),
      providesTags: ['Schemes', 'Profile'],
    }),
    schemes: build.query<SchemeAnswer[], Language>({
      query: (lang) => ({ url: '/api/schemes/', params: { lang } }),
      providesTags: ['Schemes', 'Profile'],
    }),
    checkScheme: build.query<
      EligibilityAnswer,
      { id: string; lang: Language; answers: Record<string, boolean> }
    >({
      query: ({ id, lang, answers }) => ({
        url: `/api/schemes/${id}/check/`,
        method: 'POST',
        params: { lang },
        body: { answers },
      }),
      providesTags: ['Profile'],
    }),
  }),
});

export const { useSuitedSchemesQuery, useSchemesQuery, useCheckSchemeQuery } = schemesApi;
