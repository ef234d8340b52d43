import * as z from 'zod/mini';
import { idParams, pageQuery } from '../http/common.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
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
  const common = { auth: 'required', params: idParams } as const;
  return {
    list: endpoint({
      method: 'GET',
      path,
      auth: 'required',
      cache: 'personal',
      tags: ['Finance'],
      summary: `The farmer's ${name}, newest first`,
      query: schemas.query,
      status: 200,
      answer: z.array(schemas.item),
    }),
    add: endpoint({
      method: 'POST',
      path,
      auth: 'required',
      tags: ['Finance'],
      summary: `Add ${one}`,
      makes: one,
      body: schemas.input,
      status: 201,
      answer: schemas.item,
    }),
    get: endpoint({
      method: 'GET',
      path: record,
      ...common,
      cache: 'personal',
      tags: ['Finance'],
      summary: `Read ${one}`,
      status: 200,
      answer: schemas.item,
    }),
    edit: endpoint({
      method: 'PATCH',
      path: record,
      ...common,
      tags: ['Finance'],
      summary: `Change any field of ${one}`,
      versioned: true,
      body: schemas.patch,
      status: 200,
      answer: schemas.item,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: record,
      ...common,
      tags: ['Finance'],
      summary: `Delete ${one}; it can be restored for ten minutes`,
      versioned: true,
      status: 204,
    }),
    restore: endpoint({
      method: 'POST',
      path: `${record}restore/`,
      ...common,
      tags: ['Finance'],
      summary: `Bring back ${one} that was just deleted`,
      status: 200,
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
    method: 'GET',
    path: '/api/user/financial-summary/',
    auth: 'required',
    cache: 'personal',
    tags: ['Finance'],
    summary:
      'Totals of the books; loans count while unpaid, season and crop narrow income and expenses',
    query: seasonQuery,
    status: 200,
    answer: financialSummary,
  }),
  monthly: endpoint({
    method: 'GET',
    path: '/api/user/finance/monthly/',
    auth: 'required',
    cache: 'personal',
    tags: ['Finance'],
    summary: 'Income against expenses by month, oldest first',
    query: monthlyQuery,
    status: 200,
    answer: monthlyAnswer,
  }),
  budgetUse: endpoint({
    method: 'GET',
    path: '/api/user/finance/budget-use/',
    auth: 'required',
    cache: 'personal',
    tags: ['Finance'],
    summary: 'What was spent of each budget within its dates',
    status: 200,
    answer: budgetUseAnswer,
  }),
  crops: endpoint({
    method: 'GET',
    path: '/api/user/finance/crops/',
    auth: 'required',
    cache: 'personal',
    tags: ['Finance'],
    summary: 'The crops named in expenses and incomes, in order of the alphabet',
    status: 200,
    answer: cropsAnswer,
  }),
  loanCost: endpoint({
    method: 'GET',
    path: '/api/user/loans/:id/cost/',
    auth: 'required',
    cache: 'personal',
    tags: ['Finance'],
    summary: 'What a loan costs to date and by its end, beside a Kisan Credit Card',
    params: idParams,
    status: 200,
    answer: loanCostAnswer,
  }),
  exportCsv: endpoint({
    method: 'GET',
    path: '/api/user/finance/export.csv/',
    auth: 'required',
    cache: 'personal',
    summary: 'All four ledgers as one CSV file',
    query: seasonQuery,
    status: 200,
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
