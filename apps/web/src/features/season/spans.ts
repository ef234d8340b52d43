import { farmYearOf, seasonOfDate } from '@ankur/agronomy/agricultural-season';
import { addDays } from '@ankur/agronomy/calendar-day';
import type { Planting } from '@ankur/contracts/farm-record/plantings';

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

/** Days; what stands longer is an orchard or cane, whose account goes by the season. */
const STANDS_AT_MOST = 300;

type Stood = Pick<Planting, 'status' | 'sown_on' | 'ended_on'>;

/** The earliest day on which a crop was sown that stood in the present season; null where none was sown before it. */
function sownBefore(plantings: readonly Stood[], { from }: Span, today: string): string | null {
  const oldest = addDays(today, -STANDS_AT_MOST);
  const sown = plantings
    .filter(({ status, ended_on }) => status !== 'planned' && (ended_on ?? today) >= from)
    .flatMap(({ sown_on: day }) => (day && day >= oldest && day < from ? day : []));
  return sown.toSorted().at(0) ?? null;
}

/**
 * The days on which the account opens: from the season in which the oldest crop was sown that still stands or stood in
 * this one, so that in November the cotton of June counts whole; null where the present season holds them all.
 */
export function openingSpan(plantings: readonly Stood[], today: string): Span | null {
  const present = seasonOfDate(today);
  const sown = sownBefore(plantings, present, today);
  return sown ? { from: seasonOfDate(sown).from, to: present.to } : null;
}

/** The kind of span that leaves out no sowing of what stood in the present season. */
export const openingKind = (plantings: readonly Stood[], today: string): SpanKind =>
  sownBefore(plantings, seasonOfDate(today), today) ? 'year' : 'season';
