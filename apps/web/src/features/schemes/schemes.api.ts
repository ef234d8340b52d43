import type { EligibilityAnswer, SchemeAnswer } from '@ankur/contracts/schemes/endpoints';
import type { Language } from '@ankur/languages/languages';
import { baseApi } from '../../lib/http/base-api.ts';

/** Nothing is known of whom it is meant for. */
const UNASKED: EligibilityAnswer = { verdict: 'ask', reasons: [], questions: [] };
const askable = (schemes: SchemeAnswer[]): SchemeAnswer[] =>
  schemes.map((scheme) => ({ ...scheme, eligibility: scheme.eligibility ?? UNASKED }));

const schemesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    suitedSchemes: build.query<SchemeAnswer[], Language>({
      query: (lang) => ({ url: '/api/schemes/', params: { lang, suited: true, limit: 10 } }),
      transformResponse: askable,
      providesTags: ['Schemes', 'Profile'],
    }),
    schemes: build.query<SchemeAnswer[], Language>({
      query: (lang) => ({ url: '/api/schemes/', params: { lang } }),
      transformResponse: askable,
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
