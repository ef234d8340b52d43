import finance from 'virtual:endpoints/finance';
import type {
  Budget,
  Expense,
  Income,
  Loan,
  LoanCostAnswer,
} from '@ankur/contracts/finance/answers';
import type { Season } from '@ankur/contracts/finance/filters';
import type {
  BudgetInput,
  ExpenseInput,
  IncomeInput,
  Ledger,
  LoanInput,
} from '@ankur/contracts/finance/rules';
import { farmThingsOf } from '../../entities/farm/farm-things.ts';
import { computesOnPhone, type SaysSince } from '../../lib/answers/on-phone.ts';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';

/** An entry with its ledger. */
export type Entry =
  | ({ ledger: 'expenses' } & Expense)
  | ({ ledger: 'incomes' } & Income)
  | ({ ledger: 'loans' } & Loan)
  | ({ ledger: 'budgets' } & Budget);

export interface Scope {
  season?: Season;
  year?: number;
  crop?: string;
}

interface Named {
  entry: Entry;
}
interface Edited extends Named {
  body: Partial<EntryInput & Pick<Loan, 'is_paid'>>;
}

/** Input of an entry. */
export type EntryInput = ExpenseInput | IncomeInput | LoanInput | BudgetInput;

interface Added {
  ledger: Ledger;
  body: EntryInput;
}

/** Server-side defaults of a new entry. */
const NO_MORE = { is_paid: false, paid_on: null, updated_at: '' };

export const financeApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { query, list, mutation, add } = fromContract(build);
    const paramsOf = ({ entry }: Named) => ({ params: { id: entry.id } });
    const what = ({ entry }: Named) => entry.ledger;
    const before = ({ entry }: Named) => entry;
    return {
      entries: list(
        ({ ledger }: { ledger: Ledger } & Scope) => finance[`${ledger}.list`],
        ({ ledger: _, ...scope }) => ({ query: scope }),
        { row: (row, { ledger }) => ({ ledger, ...row }) as Entry },
      ),
      addEntry: add(
        ({ ledger }: Added) => finance[`${ledger}.add`],
        ({ body }: Added) => ({ body }),
        {
          waits: {
            what: ({ ledger }) => ledger,
            after: ({ body }) => farmThingsOf(body),
            row: ({ ledger, body }, id) => ({ ...NO_MORE, ...body, ledger, id }) as Entry,
          },
        },
      ),
      editEntry: mutation(
        ({ entry }: Edited) => finance[`${entry.ledger}.edit`],
        ({ entry, body }) => ({ params: { id: entry.id }, body }),
        { waits: { what, before, row: ({ entry, body }) => ({ ...entry, ...body }) as Entry } },
      ),
      removeEntry: mutation(({ entry }: Named) => finance[`${entry.ledger}.remove`], paramsOf, {
        waits: { what, before, row: () => null },
      }),
      restoreEntry: mutation(({ entry }: Named) => finance[`${entry.ledger}.restore`], paramsOf, {
        waits: { what, thing: ({ entry }) => entry.id, row: before },
      }),
      financialSummary: query(finance.summary, (scope: Scope) => ({ query: scope })),
      monthlyBooks: query(finance.monthly, (scope: Scope) => ({ query: scope })),
      budgetUse: query(finance.budgetUse, () => ({})),
      bookCrops: query(finance.crops, () => ({})),
      loanCost: query(finance.loanCost, (id: string) => ({ params: { id } }), {
        transformResponse: (cost): LoanCostAnswer & SaysSince => cost,
      }),
      booksCsv: mutation(
        finance.exportCsv,
        (scope: Scope) => ({ query: scope, responseHandler: 'text' }),
        { transformResponse: String },
      ),
    };
  },
});

computesOnPhone('loanCost', async (id: string) =>
  (await import('./loan-on-phone.ts')).loanOnPhone(id),
);

export const {
  useEntriesInfiniteQuery,
  useAddEntryMutation,
  useEditEntryMutation,
  useRemoveEntryMutation,
  useRestoreEntryMutation,
  useFinancialSummaryQuery,
  useMonthlyBooksQuery,
  useBudgetUseQuery,
  useBookCropsQuery,
  useLoanCostQuery,
  useBooksCsvMutation,
} = financeApi;
