import * as z from 'zod/mini';
import { idParams, pageQuery } from '../http/common.ts';
import { type Endpoint, endpoint, MAKE, PATCH, POST, READ, REMOVE } from '../http/endpoint.ts';
import {
  budget,
  budgetUseAnswer,
  cropsAnswer,
  expense,
  financialSummary,
  income,
  loan,
  loanCostAnswer,
  monthlyAnswer,
} from './answers.ts';
import { entryListQuery, monthlyQuery, seasonQuery } from './filters.ts';
import {
  budgetInput,
  budgetPatch,
  expenseInput,
  expensePatch,
  incomeInput,
  incomePatch,
  type Ledger,
  loanInput,
  loanPatch,
} from './rules.ts';

type Schema = NonNullable<Endpoint['body']>;

/** The six calls that each ledger has. */
function ledger<
  Item extends Schema,
  Input extends Schema,
  Patch extends Schema,
  Query extends Schema,
>(name: Ledger, one: string, schemas: { item: Item; input: Input; patch: Patch; query: Query }) {
  const path = `/api/user/${name}/` as const;
  const record = `${path}:id/` as const;
  return {
    list: endpoint({
      ...READ,
      path,
      tags: ['Finance'],
      summary: `The farmer's ${name}, newest first`,
      query: schemas.query,
      answer: z.array(schemas.item),
    }),
    add: endpoint({
      ...MAKE,
      path,
      tags: ['Finance'],
      summary: `Add ${one}`,
      makes: one,
      body: schemas.input,
      answer: schemas.item,
    }),
    get: endpoint({
      ...READ,
      path: record,
      params: idParams,
      tags: ['Finance'],
      summary: `Read ${one}`,
      answer: schemas.item,
    }),
    edit: endpoint({
      ...PATCH,
      path: record,
      params: idParams,
      tags: ['Finance'],
      summary: `Change any field of ${one}`,
      versioned: true,
      body: schemas.patch,
      answer: schemas.item,
    }),
    remove: endpoint({
      ...REMOVE,
      path: record,
      params: idParams,
      tags: ['Finance'],
      summary: `Delete ${one}; it can be restored for ten minutes`,
      versioned: true,
    }),
    restore: endpoint({
      ...POST,
      path: `${record}restore/`,
      params: idParams,
      tags: ['Finance'],
      summary: `Bring back ${one} that was just deleted`,
      answer: schemas.item,
    }),
  };
}

/** The calls of any ledger, by what it holds. */
export type LedgerEndpoints<Item, Input, Query> = ReturnType<
  typeof ledger<
    z.ZodMiniType<Item>,
    z.ZodMiniType<Input>,
    z.ZodMiniType<Partial<Input>>,
    z.ZodMiniType<Query>
  >
>;

export const expenseEndpoints = ledger('expenses', 'an expense', {
  item: expense,
  input: expenseInput,
  patch: expensePatch,
  query: entryListQuery,
});
export const incomeEndpoints = ledger('incomes', 'an income', {
  item: income,
  input: incomeInput,
  patch: incomePatch,
  query: entryListQuery,
});
export const loanEndpoints = ledger('loans', 'a loan', {
  item: loan,
  input: loanInput,
  patch: loanPatch,
  query: pageQuery,
});
export const budgetEndpoints = ledger('budgets', 'a budget', {
  item: budget,
  input: budgetInput,
  patch: budgetPatch,
  query: pageQuery,
});

export const bookEndpoints = {
  summary: endpoint({
    ...READ,
    path: '/api/user/financial-summary/',
    tags: ['Finance'],
    summary:
      'Totals of the books; loans count while unpaid, season and crop narrow income and expenses',
    query: seasonQuery,
    answer: financialSummary,
  }),
  monthly: endpoint({
    ...READ,
    path: '/api/user/finance/monthly/',
    tags: ['Finance'],
    summary: 'Income against expenses by month, oldest first',
    query: monthlyQuery,
    answer: monthlyAnswer,
  }),
  budgetUse: endpoint({
    ...READ,
    path: '/api/user/finance/budget-use/',
    tags: ['Finance'],
    summary: 'What was spent of each budget within its dates',
    answer: budgetUseAnswer,
  }),
  crops: endpoint({
    ...READ,
    path: '/api/user/finance/crops/',
    tags: ['Finance'],
    summary: 'The crops named in expenses and incomes, in order of the alphabet',
    answer: cropsAnswer,
  }),
  loanCost: endpoint({
    ...READ,
    path: '/api/user/loans/:id/cost/',
    tags: ['Finance'],
    summary: 'What a loan costs to date and by its end, beside a Kisan Credit Card',
    params: idParams,
    answer: loanCostAnswer,
  }),
  exportCsv: endpoint({
    ...READ,
    path: '/api/user/finance/export.csv/',
    summary: 'All four ledgers as one CSV file',
    query: seasonQuery,
  }),
};

type Named<Name extends string, E> = {
  readonly [Call in keyof E & string as `${Name}.${Call}`]: E[Call];
};

const named = <const Name extends string, E extends Record<string, Endpoint>>(
  name: Name,
  endpoints: E,
) =>
  Object.fromEntries(Object.entries(endpoints).map(([call, e]) => [`${name}.${call}`, e])) as Named<
    Name,
    E
  >;

export const financeEndpoints = {
  ...named('expenses', expenseEndpoints),
  ...named('incomes', incomeEndpoints),
  ...named('loans', loanEndpoints),
  ...named('budgets', budgetEndpoints),
  ...bookEndpoints,
};
