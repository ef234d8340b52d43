import { daysBetween } from '../calendar-day.ts';

export type Reporting = {
  lastDate: string | null;
  ageDays: number | null;
  /** Days with a report in the last 30, `today` included. */
  daysOf30: number;
};

/** How fresh a market's prices are on a day, from the dates it reported. */
export function reportingOn(dates: readonly string[], today: string): Reporting {
  const past = [...new Set(dates)].filter((date) => date <= today).sort();
  const lastDate = past.at(-1) ?? null;
  const daysOf30 = past.filter((date) => daysBetween(date, today) < 30).length;
  const ageDays = lastDate === null ? null : daysBetween(lastDate, today);
  return { lastDate, ageDays, daysOf30 };
}
