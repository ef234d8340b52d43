import { addMonths, type MonthlyPrice } from './monthly-prices.ts';
import { quantile } from './quantile.ts';

export type YearRatio = { year: number; ratio: number };

/** Price some months later as a part of the price in a calendar month (1–12), one value for each year that has both. */
export function seasonalRatios(
  series: readonly MonthlyPrice[],
  calendarMonth: number,
  lagMonths: number,
): YearRatio[] {
  const byMonth = new Map(series.map((entry) => [entry.month, entry.modalPaise]));
  return series
    .filter((entry) => Number(entry.month.slice(5, 7)) === calendarMonth)
    .flatMap((entry) => {
      const later = byMonth.get(addMonths(entry.month, lagMonths));
      if (later === undefined) return [];
      return [{ year: Number(entry.month.slice(0, 4)), ratio: later / entry.modalPaise }];
    });
}

export type Movement = {
  lagMonths: number;
  years: number;
  lower: number;
  median: number;
  upper: number;
};

/**
 * Quartiles over the years of the price 1…`maxLag` months after a calendar month, as parts of that month's price.
 * A lag that no year covers is absent.
 */
export function seasonalMovement(
  series: readonly MonthlyPrice[],
  calendarMonth: number,
  maxLag: number,
): Movement[] {
  const movements: Movement[] = [];
  for (let lagMonths = 1; lagMonths <= maxLag; lagMonths += 1) {
    const ratios = seasonalRatios(series, calendarMonth, lagMonths).map(({ ratio }) => ratio);
    const lower = quantile(ratios, 0.25);
    const median = quantile(ratios, 0.5);
    const upper = quantile(ratios, 0.75);
    if (lower === null || median === null || upper === null) continue;
    movements.push({ lagMonths, years: ratios.length, lower, median, upper });
  }
  return movements;
}
