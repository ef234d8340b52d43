import calls from 'virtual:endpoints/console';
import type { SuggestionStatus } from '@ankur/contracts/suggestions/rules';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';

const suggestionsApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { list, mutation } = fromContract(build);
    return {
      suggestions: list(calls.suggestions, (status: SuggestionStatus) => ({ query: { status } })),
      decideSuggestion: mutation(
        calls.decideSuggestion,
        ({ id, accept }: { id: string; accept: boolean }) => ({ params: { id }, body: { accept } }),
      ),
    };
  },
});

export const { useSuggestionsInfiniteQuery, useDecideSuggestionMutation } = suggestionsApi;
