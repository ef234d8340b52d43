import { booksOf } from '@ankur/agronomy/finance/season-account';
import type { Books } from '@ankur/contracts/farm-record/plantings';

/** Sums in rupees; profit per acre where an area is known. */
export function toBooks(incomePaise: number, expensePaise: number, acres: number | null): Books {
  return booksOf([{ income_paise: incomePaise, expense_paise: expensePaise }], acres);
}
