import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { budgets, expenses, incomes, loans } from './finance.tables.ts';
import type { LedgerTable } from './ledger.repository.ts';

/** Paise below 2^53 are exact as float8, and one division of IEEE 754 gives the nearest rupees. */
const rupees = (paise: AnyPgColumn): SQL.Aliased<number> =>
  sql<number>`${paise}::float8 / 100`.as('amount');

/** In wire format, so that rows need no mapping. */
const version = (column: AnyPgColumn): SQL.Aliased<string> =>
  sql<string>`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as(
    'updated_at',
  );

/** A column aliased to its wire name, for rows that are read without a mapper. */
const named = (column: AnyPgColumn, name: string): SQL.Aliased<string | null> =>
  sql<string | null>`${column}`.as(name);

export const expenseTable: LedgerTable = {
  name: 'expenses',
  table: expenses,
  item: {
    id: expenses.id,
    category: expenses.category,
    amount: rupees(expenses.amountPaise),
    description: expenses.description,
    date: expenses.date,
    crop: expenses.crop,
    planting: named(expenses.plantingId, 'planting'),
    animal: named(expenses.animalId, 'animal'),
    livestock_cost: named(expenses.livestockCost, 'livestock_cost'),
    updated_at: version(expenses.updatedAt),
  },
  filter: { date: expenses.date, crop: expenses.crop },
  exported: {
    planting_event: named(expenses.plantingEventId, 'planting_event'),
    animal_event: named(expenses.animalEventId, 'animal_event'),
  },
};

export const incomeTable: LedgerTable = {
  name: 'incomes',
  table: incomes,
  item: {
    id: incomes.id,
    source: incomes.source,
    amount: rupees(incomes.amountPaise),
    description: incomes.description,
    date: incomes.date,
    crop: incomes.crop,
    planting: named(incomes.plantingId, 'planting'),
    animal: named(incomes.animalId, 'animal'),
    livestock_product: named(incomes.livestockProduct, 'livestock_product'),
    updated_at: version(incomes.updatedAt),
  },
  filter: { date: incomes.date, crop: incomes.crop },
  exported: {
    planting_event: named(incomes.plantingEventId, 'planting_event'),
    animal_event: named(incomes.animalEventId, 'animal_event'),
  },
};

export const loanTable: LedgerTable = {
  name: 'loans',
  table: loans,
  item: {
    id: loans.id,
    lender: loans.lender,
    amount: rupees(loans.amountPaise),
    interest_rate: sql<number>`${loans.interestRate}::float8`.as('interest_rate'),
    start_date: loans.startDate,
    end_date: loans.endDate,
    is_paid: loans.isPaid,
    paid_on: loans.paidOn,
    updated_at: version(loans.updatedAt),
  },
};

export const budgetTable: LedgerTable = {
  name: 'budgets',
  table: budgets,
  item: {
    id: budgets.id,
    category: budgets.category,
    amount: rupees(budgets.amountPaise),
    start_date: budgets.startDate,
    end_date: budgets.endDate,
    updated_at: version(budgets.updatedAt),
  },
};
