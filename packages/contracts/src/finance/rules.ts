import * as z from 'zod/mini';
import { reference, word } from '../farm-record/values.ts';
import {
  dateOrNull,
  isRecordDate,
  notTrueOrFalse,
  oneOf,
  plainText,
  requiredDate,
  requiredText,
  textOrNull,
} from '../http/fields.ts';
import { commonFailure } from '../http/problems.ts';
import { meantInstant } from '../http/row-id.ts';
import { amountInput, rateInput } from './money.ts';
import { financeFailure as failure } from './problems.ts';

export const EXPENSE_CATEGORIES = [
  'seeds',
  'fertilizers',
  'pesticides',
  'labor',
  'equipment',
  'irrigation',
  'other',
] as const;
/** What keeping animals costs: feed, which the cost of a litre of milk tells apart, health with breeding, and the rest. */
export const LIVESTOCK_COSTS = ['feed', 'health', 'other'] as const;
export type LivestockCost = (typeof LIVESTOCK_COSTS)[number];
/** What of livestock was sold: the profit of a litre of milk counts milk alone. */
export const LIVESTOCK_PRODUCTS = ['milk', 'eggs', 'animal', 'other'] as const;
export type LivestockProduct = (typeof LIVESTOCK_PRODUCTS)[number];
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
/** A deleted entry can be restored for this long. */
export const UNDO_MINUTES = 10;

const CATEGORY_REQUIRED = failure('category_required');
const TOO_LONG = failure('entry_text_too_long', { max_characters: NAME_MAX });
const START_UNREAL = failure('start_date_unreal');
const END_UNREAL = failure('end_date_unreal');

const description = plainText(
  DESCRIPTION_MAX,
  failure('description_too_long', { max_characters: DESCRIPTION_MAX }),
);
const crop = textOrNull(NAME_MAX, TOO_LONG);
const date = dateOrNull(commonFailure('date_unreal'));

const entryFields = {
  amount: amountInput,
  description: z.optional(description),
  date: z.optional(date),
  crop: z.optional(crop),
  /** Ids of the planting or the animal that it was for. */
  planting: reference,
  animal: reference,
  /** Default of the date: its day in India. */
  at: meantInstant,
};
const expenseFields = {
  category: oneOf(
    EXPENSE_CATEGORIES,
    CATEGORY_REQUIRED,
    failure('category_unknown', { allowed: EXPENSE_CATEGORIES }),
  ),
  /** What of keeping animals it paid; an expense that names no animal is then one of the whole herd. */
  livestock_cost: z.optional(z.nullable(word('livestock_cost', LIVESTOCK_COSTS))),
  ...entryFields,
};
const incomeFields = {
  source: oneOf(
    INCOME_SOURCES,
    failure('source_required'),
    failure('source_unknown', { allowed: INCOME_SOURCES }),
  ),
  /** What a sale of livestock sold. */
  livestock_product: z.optional(z.nullable(word('livestock_product', LIVESTOCK_PRODUCTS))),
  ...entryFields,
};
/**
 * Id of the entry of a diary that wrote it, with which it can be deleted; one that is not there counts as none. It is told
 * once and never changed.
 */
const writtenBy = { planting_event: reference, animal_event: reference };
const loanFields = {
  lender: requiredText(failure('lender_required'), NAME_MAX, TOO_LONG),
  amount: amountInput,
  interest_rate: rateInput,
  start_date: requiredDate(failure('start_date_required'), START_UNREAL),
  end_date: requiredDate(failure('end_date_required'), END_UNREAL),
  is_paid: z.optional(z.boolean(notTrueOrFalse('is_paid'))),
  /** When it was marked as paid. */
  at: meantInstant,
};
const budgetFields = {
  category: requiredText(CATEGORY_REQUIRED, NAME_MAX, TOO_LONG),
  amount: amountInput,
  start_date: z.optional(dateOrNull(START_UNREAL)),
  end_date: z.optional(dateOrNull(END_UNREAL)),
  at: meantInstant,
};

/** True unless both are real dates and the end comes first. */
export function endsInOrder(span: { start_date?: unknown; end_date?: unknown } | null): boolean {
  const { start_date: start, end_date: end } = span ?? {};
  if (typeof start !== 'string' || typeof end !== 'string') return true;
  return !isRecordDate(start) || !isRecordDate(end) || start <= end;
}

/** Runs beside the other checks, so that all failing fields come back at once. */
const endNotBeforeStart = () =>
  z.refine<{ start_date?: unknown; end_date?: unknown }>(endsInOrder, {
    error: failure('end_before_start'),
    path: ['end_date'],
    when: () => true,
  });

export const expenseInput = z.object({ ...expenseFields, ...writtenBy });
export const incomeInput = z.object({ ...incomeFields, ...writtenBy });
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
