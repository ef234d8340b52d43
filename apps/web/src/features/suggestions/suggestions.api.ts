import calls from 'virtual:endpoints/suggestions';
import type { SuggestionForm } from '@ankur/contracts/suggestions/rules';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';

const suggestionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    suggest: fromContract(build).add(calls.suggest, (body: SuggestionForm) => ({ body })),
  }),
});

export const { useSuggestMutation } = suggestionsApi;
