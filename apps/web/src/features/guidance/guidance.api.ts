import guidance from 'virtual:endpoints/guidance';
import type { Language } from '@ankur/languages/languages';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';

export type { GuidanceArticle, GuidanceHit } from '@ankur/contracts/guidance/endpoints';

const KEPT_S = 3600;

export const guidanceApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { query } = fromContract(build);
    return {
      guidance: query(guidance.list, (lang: Language) => ({ query: { lang } }), {
        keepUnusedDataFor: KEPT_S,
      }),
      guidanceArticle: query(
        guidance.get,
        ({ id, lang }: { id: string; lang: Language }) => ({ params: { id }, query: { lang } }),
        { keepUnusedDataFor: KEPT_S },
      ),
      guidanceHits: query(guidance.search, (asked: { q: string; lang: Language }) => ({
        query: asked,
      })),
    };
  },
});

export const { useGuidanceQuery, useGuidanceArticleQuery, useGuidanceHitsQuery } = guidanceApi;
