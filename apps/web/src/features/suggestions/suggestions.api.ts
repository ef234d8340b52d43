import calls from 'virtual:endpoints/suggestions';
import type { SuggestionForm } from '@ankur/contracts/suggestions/rules';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';
import { nowMs } from '../../lib/time/clock.ts';

const suggestionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    suggest: fromContract(build).add(calls.suggest, (body: SuggestionForm) => ({ body }), {
      waits: {
        what: 'suggestion',
        row: (body, id) => ({
          ...body,
          id,
          status: 'open' as const,
          created_at: new Date(nowMs()).toISOString(),
        }),
      },
    }),
  }),
});

export const { useSuggestMutation } = suggestionsApi;
