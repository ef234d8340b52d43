import * as z from 'zod/mini';
import {
  EXPENSE_CATEGORIES,
  INCOME_SOURCES,
  LIVESTOCK_COSTS,
  LIVESTOCK_PRODUCTS,
} from './rules.ts';

const entry = {
  id: z.string(),
  amount: z.number(),
  description: z.string(),
  date: z.string(),
  crop: z.nullable(z.string()),
  /** Absent in answers that were cached before there were plantings. */
  planting: z.optional(z.nullable(z.string())),
  animal: z.optional(z.nullable(z.string())),
  updated_at: z.string(),
};

export const expense = z.object({
  ...entry,
  category: z.enum(EXPENSE_CATEGORIES),
  /** Absent in answers that were cached before it was told. */
  livestock_cost: z.optional(z.nullable(z.enum(LIVESTOCK_COSTS))),
});
export const income = z.object({
  ...entry,
  source: z.enum(INCOME_SOURCES),
  /** Absent in answers that were cached before it was told. */
  livestock_product: z.optional(z.nullable(z.enum(LIVESTOCK_PRODUCTS))),
});
export const loan = z.object({
  id: z.string(),
  lender: z.string(),
  amount: z.number(),
  interest_rate: z.number(),
  start_date: z.string(),
  end_date: z.string(),
  is_paid: z.boolean(),
  paid_on: z.nullable(z.string()),
  updated_at: z.string(),
});
export const budget = z.object({
  id: z.string(),
  category: z.string(),
  amount: z.number(),
  start_date: z.nullable(z.string()),
  end_date: z.nullable(z.string()),
  updated_at: z.string(),
});
export type Expense = z.output<typeof expense>;
export type Income = z.output<typeof income>;
export type Loan = z.output<typeof loan>;
export type Budget = z.output<typeof budget>;

export const financialSummary = z.object({
  total_income: z.number(),
  total_expenses: z.number(),
  total_loans: z.number(),
  total_budgets: z.number(),
  net_profit: z.number(),
});
export type FinancialSummary = z.output<typeof financialSummary>;

export const monthlyAnswer = z.object({
  months: z.array(
    z.object({
      month: z.string(),
      income: z.number(),
      expenses: z.number(),
      net: z.number(),
    }),
  ),
});
export type MonthlyAnswer = z.output<typeof monthlyAnswer>;

export const budgetUseAnswer = z.object({
  budgets: z.array(
    z.object({
      id: z.string(),
      category: z.string(),
      amount: z.number(),
      start_date: z.nullable(z.string()),
      end_date: z.nullable(z.string()),
      used: z.number(),
      left: z.number(),
    }),
  ),
});
export type BudgetUseAnswer = z.output<typeof budgetUseAnswer>;

/** Simple interest a year of 365 days; every amount in rupees. */
export const loanCostAnswer = z.object({
  id: z.string(),
  as_of: z.string(),
  principal: z.number(),
  interest_rate: z.number(),
  days_to_date: z.number(),
  interest_to_date: z.number(),
  total_to_date: z.number(),
  days_by_end: z.number(),
  interest_by_end: z.number(),
  total_by_end: z.number(),
  kcc: z.object({
    rate_percent: z.number(),
    limit: z.number(),
    within_limit: z.boolean(),
    interest_by_end: z.number(),
    /** What the loan costs more than the card would; negative when it costs less. */
    extra_cost: z.number(),
    source: z.string(),
  }),
});
export type LoanCostAnswer = z.output<typeof loanCostAnswer>;

export const cropsAnswer = z.object({ crops: z.array(z.string()) });
