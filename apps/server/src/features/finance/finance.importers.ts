import { budgetInput, expenseInput, incomeInput, loanInput } from '@ankur/contracts/finance/rules';
import * as z from 'zod/mini';
import { rowFields, rowsBy } from '../../platform/records/import-rows.ts';
import type { Importer } from '../../ports/account-archive.ts';
import { budgets, expenses, incomes, loans } from './finance.tables.ts';
import { budgetMapper, expenseMapper, incomeMapper, loanMapper } from './ledger.mapper.ts';

/** Unused: the export writes every date. */
const NO_DAY = '1970-01-01';
const LEDGER_REFERENCES = ['plantingId', 'animalId', 'plantingEventId', 'animalEventId'];

/** The four ledgers as an archive brings them. */
export const financeImporters: readonly Importer[] = [
  {
    name: 'finance/expenses',
    table: expenses,
    references: LEDGER_REFERENCES,
    row: rowsBy(z.object({ ...rowFields, ...expenseInput.shape }), (row) =>
      expenseMapper.forNew(row, NO_DAY),
    ),
  },
  {
    name: 'finance/incomes',
    table: incomes,
    references: LEDGER_REFERENCES,
    row: rowsBy(z.object({ ...rowFields, ...incomeInput.shape }), (row) =>
      incomeMapper.forNew(row, NO_DAY),
    ),
  },
  {
    name: 'finance/loans',
    table: loans,
    references: [],
    row: rowsBy(
      z.object({ ...rowFields, ...loanInput.shape, paid_on: z.optional(z.nullable(z.iso.date())) }),
      (row) => ({ ...loanMapper.forNew(row, NO_DAY), paidOn: row.paid_on ?? null }),
    ),
  },
  {
    name: 'finance/budgets',
    table: budgets,
    references: [],
    row: rowsBy(z.object({ ...rowFields, ...budgetInput.shape }), (row) =>
      budgetMapper.forNew(row, NO_DAY),
    ),
  },
];
