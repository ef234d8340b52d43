import { seasonOfDate } from '@ankur/agronomy/agricultural-season';
import type { Season, SeasonQuery } from '@ankur/contracts/finance/filters';

/** First and last day of a period, both included. */
export interface Period {
  from: string;
  to: string;
}

/** A day that lies in the season of that name which begins in a year. */
const INSIDE: Record<Season, (year: number) => string> = {
  kharif: (year) => `${year}-06-15`,
  rabi: (year) => `${year}-11-15`,
  zaid: (year) => `${year}-04-15`,
};

/** The latest season of a name that has begun by a day. */
function latestYear(season: Season, today: string): number {
  const year = Number(today.slice(0, 4));
  return seasonOfDate(INSIDE[season](year)).from <= today ? year : year - 1;
}

/**
 * The period of a filter: one season, the farming year from June to May when only a year is given,
 * or null for all time.
 */
export function periodOf(query: SeasonQuery, today: string): Period | null {
  const { season, year } = query;
  if (season) {
    const { from, to } = seasonOfDate(INSIDE[season](year ?? latestYear(season, today)));
    return { from, to };
  }
  return year === undefined ? null : { from: `${year}-06-01`, to: `${year + 1}-05-31` };
}

/** First and last day of the `count` months that end with the month of a day. */
export function lastMonths(count: number, today: string): Period {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  const day = (date: Date) => date.toISOString().slice(0, 10);
  return {
    from: day(new Date(Date.UTC(year, month - count, 1))),
    to: day(new Date(Date.UTC(year, month, 0))),
  };
}
