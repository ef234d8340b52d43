import { seasonOfDate } from '@ankur/agronomy/agricultural-season';
import {
  type CountedExpense,
  spentOfBudget,
  takenOfBudget,
} from '@ankur/agronomy/finance/budget-use';
import type {
  BudgetUseAnswer,
  FinancialSummary,
  MonthlyAnswer,
} from '@ankur/contracts/finance/answers';
import { LEDGERS, type Ledger } from '@ankur/contracts/finance/rules';
import type { OutboxRecord, Row } from '../../lib/outbox/record.ts';
import type { Scope } from './finance.api.ts';

/** A queued change of a ledger. */
interface Change {
  ledger: Ledger;
  before: Row | null;
  row: Row | null;
}

/** Queued changes of all ledgers; restoring a deleted entry adds it again. */
export function waitingChanges(records: readonly OutboxRecord[]): Change[] {
  return records.flatMap(({ what, before, row }) => {
    const ledger = LEDGERS.find((one) => one === what);
    return ledger ? [{ ledger, before, row }] : [];
  });
}

/** Whether an entry matches a season and a crop, like the server's filter. */
export function isWithin(row: Row, { season, year, crop }: Scope): boolean {
  if (crop && String(row.crop ?? '').toLowerCase() !== crop.toLowerCase()) return false;
  if (!season || typeof row.date !== 'string') return !season;
  const own = seasonOfDate(row.date);
  return own.season === season && (year === undefined || own.year === year);
}

const paise = (rupees: unknown): number => Math.round(Number(rupees ?? 0) * 100);

/** An entry's contribution to its total, in paise. */
function weight(ledger: Ledger, row: Row | null, scope: Scope): number {
  if (row === null) return 0;
  if (ledger === 'loans') return row.is_paid === true ? 0 : paise(row.amount);
  if (ledger === 'budgets') return paise(row.amount);
  return isWithin(row, scope) ? paise(row.amount) : 0;
}

const TOTAL = {
  incomes: 'total_income',
  expenses: 'total_expenses',
  loans: 'total_loans',
  budgets: 'total_budgets',
} as const;

/** The totals with queued changes. */
export function withWaiting(
  summary: FinancialSummary,
  changes: readonly Change[],
  scope: Scope,
): FinancialSummary {
  const totals = { ...summary };
  for (const { ledger, before, row } of changes) {
    const name = TOTAL[ledger];
    const by = weight(ledger, row, scope) - weight(ledger, before, scope);
    totals[name] = (paise(totals[name]) + by) / 100;
  }
  const net = paise(totals.total_income) - paise(totals.total_expenses);
  return { ...totals, net_profit: net / 100 };
}

type Budget = BudgetUseAnswer['budgets'][number];

/** A budget that waits, with what of all expenses that were read falls under it. */
export function withSpent(
  budget: Omit<Budget, 'used' | 'left'>,
  expenses: readonly CountedExpense[],
): Budget {
  const spent = spentOfBudget(budget, expenses);
  return { ...budget, used: spent / 100, left: (paise(budget.amount) - spent) / 100 };
}

/** What is spent of budgets with queued expenses. */
export function budgetsWithWaiting(
  budgets: readonly Budget[],
  changes: readonly Change[],
): readonly Budget[] {
  const expenses = changes.filter(({ ledger }) => ledger === 'expenses');
  return budgets.map((budget) => {
    const spent = expenses.reduce(
      (sum, { before, row }) =>
        sum + (row ? takenOfBudget(budget, row) : 0) - (before ? takenOfBudget(budget, before) : 0),
      paise(budget.used),
    );
    return { ...budget, used: spent / 100, left: (paise(budget.amount) - spent) / 100 };
  });
}

type Month = MonthlyAnswer['months'][number];

/** Monthly sums with queued changes. */
export function monthsWithWaiting(
  months: readonly Month[],
  changes: readonly Change[],
  scope: Scope,
): readonly Month[] {
  const byMonth = new Map(months.map((month) => [month.month, { ...month }]));
  const count = (ledger: 'incomes' | 'expenses', row: Row | null, sign: 1 | -1): void => {
    if (row === null || typeof row.date !== 'string' || !isWithin(row, scope)) return;
    const key = row.date.slice(0, 7);
    const month = byMonth.get(key) ?? { month: key, income: 0, expenses: 0, net: 0 };
    const name = ledger === 'incomes' ? 'income' : 'expenses';
    month[name] = (paise(month[name]) + sign * paise(row.amount)) / 100;
    month.net = (paise(month.income) - paise(month.expenses)) / 100;
    byMonth.set(key, month);
  };
  for (const { ledger, before, row } of changes) {
    if (ledger !== 'incomes' && ledger !== 'expenses') continue;
    count(ledger, before, -1);
    count(ledger, row, 1);
  }
  return [...byMonth.values()].sort((a, b) => a.month.localeCompare(b.month));
}
