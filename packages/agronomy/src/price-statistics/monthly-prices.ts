import { medianPaise } from './quantile.ts';

export type DailyPrice = { date: string; modalPaise: number };

/** Median price of a calendar month (`YYYY-MM`) and the days that reported. */
export type MonthlyPrice = { month: string; modalPaise: number; days: number };

function grouped<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const name = key(item);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [item]);
    else group.push(item);
  }
  return groups;
}

/** One price a day, oldest first: the median of that day's rows (varieties, grades, markets). */
export function dailyMedians(rows: readonly DailyPrice[]): DailyPrice[] {
  return [...grouped(rows, (row) => row.date)]
    .map(([date, day]) => ({ date, modalPaise: medianPaise(day.map((row) => row.modalPaise)) }))
    .filter((day): day is DailyPrice => day.modalPaise !== null)
    .sort((a, b) => a.date.localeCompare(b.date));
}

/** Median of the daily medians of each month, oldest first; months without a report are absent, never 0. */
export function monthlyPrices(rows: readonly DailyPrice[]): MonthlyPrice[] {
  return [...grouped(dailyMedians(rows), (row) => row.date.slice(0, 7))]
    .map(([month, days]) => ({
      month,
      modalPaise: medianPaise(days.map((day) => day.modalPaise)) ?? 0,
      days: days.length,
    }))
    .filter((month) => month.modalPaise > 0);
}

/** Month (`YYYY-MM`) a number of months after another. */
export function addMonths(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  const year = String(Math.floor(index / 12)).padStart(4, '0');
  return `${year}-${String((index % 12) + 1).padStart(2, '0')}`;
}
