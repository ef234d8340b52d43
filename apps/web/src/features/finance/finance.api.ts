import type {
  Budget,
  BudgetUseAnswer,
  Expense,
  FinancialSummary,
  Income,
  Loan,
  LoanCostAnswer,
  MonthlyAnswer,
} from '@ankur/contracts/finance/answers';
import type { Season } from '@ankur/contracts/finance/filters';
import type { Ledger } from '@ankur/contracts/finance/rules';
import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { addOnce } from '../../lib/http/add-once.ts';
import { baseApi } from '../../lib/http/base-api.ts';
import { nextCursor } from '../../lib/http/next-cursor.ts';

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

interface Page {
  entries: Entry[];
  next: string | null;
}

interface Named {
  ledger: Ledger;
  id: string;
}

const pathOf = ({ ledger, id }: Named): string => `/api/user/${ledger}/${id}/`;

const financeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    entries: build.infiniteQuery<Page, { ledger: Ledger } & Scope, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: (page) => page.next,
      },
      query: ({ queryArg: { ledger, ...scope }, pageParam }) => ({
        url: `/api/user/${ledger}/`,
        params: { ...scope, ...(pageParam ? { cursor: pageParam } : {}) },
      }),
      transformResponse: (rows: object[], meta: FetchBaseQueryMeta | undefined, { queryArg }) => ({
        entries: rows.map((row) => ({ ledger: queryArg.ledger, ...row }) as Entry),
        next: nextCursor(meta?.response?.headers.get('link') ?? null),
      }),
      providesTags: ['Finance'],
    }),
    addEntry: build.mutation<unknown, { ledger: Ledger; body: object }>({
      queryFn: ({ ledger, body }, _api, _options, ask) =>
        addOnce(ask, `/api/user/${ledger}/`, body),
      invalidatesTags: ['Finance'],
    }),
    editEntry: build.mutation<unknown, Named & { body: object }>({
      query: ({ body, ...named }) => ({ url: pathOf(named), method: 'PATCH', body }),
      invalidatesTags: ['Finance'],
    }),
    removeEntry: build.mutation<unknown, Named>({
      query: (named) => ({ url: pathOf(named), method: 'DELETE' }),
      invalidatesTags: ['Finance'],
    }),
    restoreEntry: build.mutation<unknown, Named>({
      query: (named) => ({ url: `${pathOf(named)}restore/`, method: 'POST' }),
      invalidatesTags: ['Finance'],
    }),
    financialSummary: build.query<FinancialSummary, Scope>({
      query: (scope) => ({ url: '/api/user/financial-summary/', params: { ...scope } }),
      providesTags: ['Finance'],
    }),
    monthlyBooks: build.query<MonthlyAnswer, Scope>({
      query: (scope) => ({ url: '/api/user/finance/monthly/', params: { ...scope } }),
      providesTags: ['Finance'],
    }),
    budgetUse: build.query<BudgetUseAnswer, void>({
      query: () => '/api/user/finance/budget-use/',
      providesTags: ['Finance'],
    }),
    bookCrops: build.query<{ crops: string[] }, void>({
      query: () => '/api/user/finance/crops/',
      providesTags: ['Finance'],
    }),
    loanCost: build.query<LoanCostAnswer, string>({
      query: (id) => `/api/user/loans/${id}/cost/`,
      providesTags: ['Finance'],
    }),
    booksCsv: build.mutation<string, Scope>({
      query: (scope) => ({
        url: '/api/user/finance/export.csv/',
        params: { ...scope },
        responseHandler: 'text',
      }),
    }),
  }),
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
