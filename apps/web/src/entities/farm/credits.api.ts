import credits from 'virtual:endpoints/credits';
import type { Credit, CreditInput } from '@ankur/contracts/farm-record/credits';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';
import { UNDO_MS } from './undo-ms.ts';

export type { Credit } from '@ankur/contracts/farm-record/credits';

/** So many are shown; nobody has more at once. */
const ALL = { query: { limit: 100 } };

/** Goods on credit as they stand until the server has them, which alone knows their interest. */
const pendingCredit = (body: CreditInput, id: string): Credit => ({
  ...{ item: null, due_on: null, payments: [], note: '', paid: 0, interest: 0, cost: 0 },
  ...{ cost_on_card: 0, updated_at: '', owed: body.amount },
  ...(body as Credit),
  ...{ rate_percent_month: body.rate_percent_month ?? 0, id },
});

const paidOf = ({ payments }: Pick<Credit, 'payments'>): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0);

/** Goods on credit with a change that waits: what is owed follows from it, without interest for it. */
function changedCredit(credit: Credit, body: Partial<CreditInput>): Credit {
  const changed = { ...credit, ...body } as Credit;
  const paid = paidOf(changed) - paidOf(credit);
  const owed = credit.owed + changed.amount - credit.amount - paid;
  return { ...changed, paid: credit.paid + paid, owed: Math.max(0, Math.round(owed * 100) / 100) };
}

export const creditsApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation, add } = fromContract(build);
    return {
      credits: query(credits.list, () => ALL),
      addCredit: add(credits.add, (body: CreditInput) => ({ body }), {
        waits: { what: 'credit', row: pendingCredit },
      }),
      changeCredit: mutation(
        credits.change,
        ({ credit, body }: { credit: Credit; body: Partial<CreditInput> }) => ({
          params: { id: credit.id },
          body,
        }),
        {
          waits: {
            what: 'credit',
            before: ({ credit }) => credit,
            row: ({ credit, body }) => changedCredit(credit, body),
          },
        },
      ),
      removeCredit: mutation(credits.remove, ({ id }: Credit) => ({ params: { id } }), {
        waits: {
          what: 'credit',
          before: (credit: Credit) => credit,
          row: () => null,
          undoMs: UNDO_MS,
        },
      }),
    };
  },
});

export const {
  useCreditsQuery,
  useAddCreditMutation,
  useChangeCreditMutation,
  useRemoveCreditMutation,
} = creditsApi;
