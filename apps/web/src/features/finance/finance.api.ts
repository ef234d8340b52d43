import finance from 'virtual:endpoints/finance';
import type { Budget, Expense, Income, Loan } from '@ankur/contracts/finance/answers';
import type { Season } from '@ankur/contracts/finance/filters';
import type {
  BudgetInput,
  ExpenseInput,
  IncomeInput,
  Ledger,
  LoanInput,
} from '@ankur/contracts/finance/rules';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';

/** Any entry, with the ledger it stands in. */
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
  ledger: Ledger;
  id: string;
}

/** What is written of an entry. */
export type EntryInput = ExpenseInput | IncomeInput | LoanInput | BudgetInput;

interface Added {
  ledger: Ledger;
  body: EntryInput;
}

const financeApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { query, list, mutation, add } = fromContract(build);
    const paramsOf = ({ id }: Named) => ({ params: { id } });
    return {
      entries: list(
        ({ ledger }: { ledger: Ledger } & Scope) => finance[`${ledger}.list`],
        ({ ledger: _, ...scope }) => ({ query: scope }),
        { row: (row, { ledger }) => ({ ledger, ...row }) as Entry },
      ),
      addEntry: add(
        ({ ledger }: Added) => finance[`${ledger}.add`],
        ({ body }: Added) => ({ body }),
      ),
      editEntry: mutation(
        ({ ledger }: Named & { body: Partial<EntryInput> }) => finance[`${ledger}.edit`],
        ({ id, body }) => ({ params: { id }, body }),
      ),
      removeEntry: mutation(({ ledger }: Named) => finance[`${ledger}.remove`], paramsOf),
      restoreEntry: mutation(({ ledger }: Named) => finance[`${ledger}.restore`], paramsOf),
      financialSummary: query(finance.summary, (scope: Scope) => ({ query: scope })),
      monthlyBooks: query(finance.monthly, (scope: Scope) => ({ query: scope })),
      budgetUse: query(finance.budgetUse, () => ({})),
      bookCrops: query(finance.crops, () => ({})),
      loanCost: query(finance.loanCost, (id: string) => ({ params: { id } })),
      booksCsv: mutation(
        finance.exportCsv,
        (scope: Scope) => ({ query: scope, responseHandler: 'text' }),
        { transformResponse: String },
      ),
    };
  },
});

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
