import schemes from 'virtual:endpoints/schemes';
import type { EligibilityAnswer, SchemeAnswer } from '@ankur/contracts/schemes/endpoints';
import type { Language } from '@ankur/languages/languages';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';

interface Check {
  id: string;
  lang: Language;
  answers: Record<string, boolean>;
}

/** Eligibility unknown. */
const UNASKED: EligibilityAnswer = { verdict: 'ask', reasons: [], questions: [] };
const askable = (found: SchemeAnswer[]): SchemeAnswer[] =>
  found.map((scheme) => ({ ...scheme, eligibility: scheme.eligibility ?? UNASKED }));

export const schemesApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { query } = fromContract(build);
    return {
      suitedSchemes: query(
        schemes.schemes,
        (lang: Language) => ({ query: { lang, suited: true, limit: 10 } }),
        { transformResponse: askable },
      ),
      schemes: query(schemes.schemes, (lang: Language) => ({ query: { lang } }), {
        transformResponse: askable,
      }),
      checkScheme: query(schemes.check, ({ id, lang, answers }: Check) => ({
        params: { id },
        query: { lang },
        body: { answers },
      })),
    };
  },
});

export const { useSuitedSchemesQuery, useSchemesQuery, useCheckSchemeQuery } = schemesApi;
