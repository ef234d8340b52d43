import credits from 'virtual:endpoints/credits';
import type { Credit, CreditInput } from '@ankur/contracts/farm-record/credits';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';

export type { Credit } from '@ankur/contracts/farm-record/credits';

/** So many are shown; nobody has more at once. */
const ALL = { query: { limit: 100 } };

const creditsApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation, add } = fromContract(build);
    return {
      credits: query(credits.list, () => ALL),
      addCredit: add(credits.add, (body: CreditInput) => ({ body })),
      changeCredit: mutation(
        credits.change,
        ({ credit, body }: { credit: Credit; body: Partial<CreditInput> }) => ({
          params: { id: credit.id },
          body,
        }),
      ),
      removeCredit: mutation(credits.remove, ({ id }: Credit) => ({ params: { id } })),
    };
  },
});

export const {
  useCreditsQuery,
  useAddCreditMutation,
  useChangeCreditMutation,
  useRemoveCreditMutation,
} = creditsApi;
