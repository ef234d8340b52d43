/** What other features read of a farmer's books. */
export interface BookTotals {
  /** Income and expenses in paise of the `months` calendar months that end with the month of `today`. */
  totalsOfMonths(
    farmerId: string,
    months: number,
    today: string,
  ): Promise<{ incomePaise: number; expensesPaise: number }>;
}
