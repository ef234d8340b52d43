import type { Books } from '@ankur/contracts/farm-record/plantings';
import { toRupees } from '@ankur/contracts/finance/money';

/** Sums in rupees; profit per acre where an area is known. */
export function toBooks(incomePaise: number, expensePaise: number, acres: number | null): Books {
  const profitPaise = incomePaise - expensePaise;
  return {
    income: toRupees(incomePaise),
    expense: toRupees(expensePaise),
    profit: toRupees(profitPaise),
    per_acre: acres === null ? null : toRupees(Math.round(profitPaise / acres)),
  };
}
