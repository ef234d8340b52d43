import * as z from 'zod/mini';
import {
  dateOrNull,
  isRecordDate,
  oneOf,
  plainText,
  requiredDate,
  requiredText,
  textOrNull,
} from '../http/fields.ts';
import { amountInput, rateInput } from './money.ts';

export const EXPENSE_CATEGORIES = [
  'seeds',
  'fertilizers',
  'pesticides',
  'labor',
  'equipment',
  'irrigation',
  'other',
] as const;
export const INCOME_SOURCES = [
  'crop_sale',
  'livestock_sale',
  'government_subsidy',
  'other',
] as const;
export const LEDGERS = ['expenses', 'incomes', 'loans', 'budgets'] as const;
export type Ledger = (typeof LEDGERS)[number];

export const DESCRIPTION_MAX = 500;
export const NAME_MAX = 120;
/** A deleted entry can be brought back for this long. */
export const UNDO_MINUTES = 10;

export const FINANCE_MESSAGES = {
  category: 'Category is required',
  categoryUnknown: `Category must be one of: ${EXPENSE_CATEGORIES.join(', ')}`,
  source: 'Source is required',
  sourceUnknown: `Source must be one of: ${INCOME_SOURCES.join(', ')}`,
  lender: 'Lender is required',
  startDate: 'Start date is required',
  endDate: 'End date is required',
  dateUnreal: 'Date must be a real date (YYYY-MM-DD)',
  startUnreal: 'Start date must be a real date (YYYY-MM-DD)',
  endUnreal: 'End date must be a real date (YYYY-MM-DD)',
  endBeforeStart: 'End date must not be before the start date',
  descriptionTooLong: `Description cannot exceed ${DESCRIPTION_MAX} characters`,
  tooLong: `This cannot exceed ${NAME_MAX} characters`,
  paid: 'is_paid must be true or false',
} as const;

const M = FINANCE_MESSAGES;
const description = plainText(DESCRIPTION_MAX, M.descriptionTooLong);
const crop = textOrNull(NAME_MAX, M.tooLong);
const date = dateOrNull(M.dateUnreal);

const entryFields = {
  amount: amountInput,
  description: z.optional(description),
  date: z.optional(date),
  crop: z.optional(crop),
};
const expenseFields = {
  category: oneOf(EXPENSE_CATEGORIES, M.category, M.categoryUnknown),
  ...entryFields,
};
const incomeFields = { source: oneOf(INCOME_SOURCES, M.source, M.sourceUnknown), ...entryFields };
const loanFields = {
  lender: requiredText(M.lender, NAME_MAX, M.tooLong),
  amount: amountInput,
  interest_rate: rateInput,
  start_date: requiredDate(M.startDate, M.startUnreal),
  end_date: requiredDate(M.endDate, M.endUnreal),
  is_paid: z.optional(z.boolean(M.paid)),
};
const budgetFields = {
  category: requiredText(M.category, NAME_MAX, M.tooLong),
  amount: amountInput,
  start_date: z.optional(dateOrNull(M.startUnreal)),
  end_date: z.optional(dateOrNull(M.endUnreal)),
};

/** True unless both are real dates and the end comes first. */
export function endsInOrder(span: { start_date?: unknown; end_date?: unknown }): boolean {
  const { start_date: start, end_date: end } = span;
  if (typeof start !== 'string' || typeof end !== 'string') return true;
  return !isRecordDate(start) || !isRecordDate(end) || start <= end;
}

/** Runs beside the other checks, so that all failing fields come back at once. */
const endNotBeforeStart = () =>
  z.refine<{ start_date?: unknown; end_date?: unknown }>(endsInOrder, {
    error: M.endBeforeStart,
    path: ['end_date'],
    when: () => true,
  });

export const expenseInput = z.object(expenseFields);
export const incomeInput = z.object(incomeFields);
export const loanInput = z.object(loanFields).check(endNotBeforeStart());
export const budgetInput = z.object(budgetFields).check(endNotBeforeStart());

/** Any of the fields; what is absent stays as it is. */
export const expensePatch = z.partial(z.object(expenseFields));
export const incomePatch = z.partial(z.object(incomeFields));
export const loanPatch = z.partial(z.object(loanFields)).check(endNotBeforeStart());
export const budgetPatch = z.partial(z.object(budgetFields)).check(endNotBeforeStart());

export type ExpenseInput = z.output<typeof expenseInput>;
export type IncomeInput = z.output<typeof incomeInput>;
export type LoanInput = z.output<typeof loanInput>;
export type BudgetInput = z.output<typeof budgetInput>;
