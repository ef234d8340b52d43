/** What a budget is about: expenses of a category, from a day to a day where it has them. */
export interface BudgetSpan {
  category: string;
  start_date?: string | null | undefined;
  end_date?: string | null | undefined;
}

/** An expense as far as budgets count it; the amount in rupees. */
export interface CountedExpense {
  category?: unknown;
  date?: unknown;
  amount?: unknown;
}

const paise = (rupees: unknown): number => Math.round(Number(rupees ?? 0) * 100);

/** What an expense takes of a budget, in paise: all of it in its category and dates, else nothing. */
export function takenOfBudget(
  { category, start_date, end_date }: BudgetSpan,
  expense: CountedExpense,
): number {
  const { date } = expense;
  const isCounted =
    String(expense.category).toLowerCase() === category.toLowerCase() &&
    typeof date === 'string' &&
    (!start_date || date >= start_date) &&
    (!end_date || date <= end_date);
  return isCounted ? paise(expense.amount) : 0;
}

/** What some expenses take of a budget together, in paise. */
export function spentOfBudget(budget: BudgetSpan, expenses: readonly CountedExpense[]): number {
  return expenses.reduce((sum, expense) => sum + takenOfBudget(budget, expense), 0);
}
