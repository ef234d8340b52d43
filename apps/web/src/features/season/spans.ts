import { farmYearOf, seasonOfDate } from '@ankur/agronomy/agricultural-season';
import { addDays } from '@ankur/agronomy/calendar-day';

export interface Span {
  from: string;
  to: string;
}

export const SPAN_KINDS = ['season', 'year'] as const;
export type SpanKind = (typeof SPAN_KINDS)[number];

/** The season or farm year of a day, and the same one a year before. */
export function twoSpans(kind: SpanKind, today: string): readonly [Span, Span] {
  const spanOf = (day: string): Span => {
    if (kind === 'year') return farmYearOf(day);
    const { from, to } = seasonOfDate(day);
    return { from, to };
  };
  const now = spanOf(today);
  // A day in the middle of the same season, whatever the length of its year.
  return [now, spanOf(addDays(now.from, -335))];
}
