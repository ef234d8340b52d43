import { seasonOfDate } from '@ankur/agronomy/agricultural-season';
import { addDays } from '@ankur/agronomy/calendar-day';

export interface Span {
  from: string;
  to: string;
}

export const SPAN_KINDS = ['season', 'year'] as const;
export type SpanKind = (typeof SPAN_KINDS)[number];

/** The farm year that holds a day: from kharif's first day, 1 June, to the last day before the next. */
function yearOfDate(date: string): Span {
  const year = Number(date.slice(0, 4)) - (date.slice(5) < '06-01' ? 1 : 0);
  return { from: `${year}-06-01`, to: `${year + 1}-05-31` };
}

/** The season or farm year of a day, and the same one a year before. */
export function twoSpans(kind: SpanKind, today: string): readonly [Span, Span] {
  const spanOf = (day: string): Span => {
    if (kind === 'year') return yearOfDate(day);
    const { from, to } = seasonOfDate(day);
    return { from, to };
  };
  const now = spanOf(today);
  // A day in the middle of the same season, whatever the length of its year.
  return [now, spanOf(addDays(now.from, -335))];
}
