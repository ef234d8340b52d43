import { type IndianSeason, seasonOfDate } from '../agricultural-season.ts';
import { addDays, daysBetween, yearOf } from '../calendar-day.ts';
import { type GrowthStage, growthStage, type StageLengths } from '../crop-coefficient.ts';
import type { CalendarEntry, CropEntry } from './calendar-entry.ts';

export type SowingWindow = { season: CalendarEntry['season']; from: string; to: string };

export type Growing = {
  kind: 'growing';
  season: CalendarEntry['season'];
  sowingDate: string;
  sowingAssumed: boolean;
  /** Days since sowing or transplanting; 0 on the day itself. */
  day: number;
  stage: GrowthStage;
  lengths: StageLengths;
  daysToHarvest: number;
  harvestDate: string;
  /** The crop is not usually grown in this season in the farmer's state. */
  unusualForState: boolean;
};

export type CropSeason =
  | Growing
  | { kind: 'perennial' }
  | {
      kind: 'out-of-season';
      reason: 'not-sown-yet' | 'harvested' | 'between-seasons';
      nextSowing: SowingWindow;
    };

export type SeasonQuestion = {
  date: string;
  sowingDate?: string | undefined;
  /** State or territory, English name. */
  state?: string | undefined;
};

function totalDays(lengths: StageLengths): number {
  return lengths.reduce((sum, days) => sum + days, 0);
}

function windowOf(entry: CalendarEntry, year: number): SowingWindow {
  const from = `${year}-${entry.sowFrom}`;
  const to = entry.sowTo < entry.sowFrom ? `${year + 1}-${entry.sowTo}` : `${year}-${entry.sowTo}`;
  return { season: entry.season, from, to };
}

/** The middle of a sowing window: the date that is assumed when the farmer has not said one. */
export function typicalSowingDate(window: SowingWindow): string {
  return addDays(window.from, Math.floor(daysBetween(window.from, window.to) / 2));
}

function usualIn(entry: CalendarEntry, state: string | undefined): boolean {
  if (entry.states === undefined || state === undefined) return true;
  return entry.states.some((name) => name.toLowerCase() === state.toLowerCase());
}

/** Entries for a state: regional ones first, then general ones; regional ones last when the state is unknown. */
function ranked(crop: CropEntry, state: string | undefined): CalendarEntry[] {
  const rank = (entry: CalendarEntry) => {
    if (entry.states === undefined) return 1;
    return state !== undefined && usualIn(entry, state) ? 0 : 2;
  };
  return [...crop.calendars].sort((a, b) => rank(a) - rank(b));
}

function growing(
  entry: CalendarEntry,
  sowingDate: string,
  question: SeasonQuestion,
  sowingAssumed: boolean,
): Growing | null {
  const day = daysBetween(sowingDate, question.date);
  const stage = growthStage(entry.lengths, day);
  if (stage === null) return null;
  const total = totalDays(entry.lengths);
  return {
    kind: 'growing',
    season: entry.season,
    sowingDate,
    sowingAssumed,
    day,
    stage,
    lengths: entry.lengths,
    daysToHarvest: total - day,
    harvestDate: addDays(sowingDate, total),
    unusualForState: !usualIn(entry, question.state),
  };
}

/** Next time the crop is usually sown on or after a date; a window that is open counts from that date. */
export function nextSowing(crop: CropEntry, date: string, state?: string): SowingWindow | null {
  const windows = crop.calendars
    .filter((entry) => usualIn(entry, state))
    .flatMap((entry) => [-1, 0, 1].map((offset) => windowOf(entry, yearOf(date) + offset)))
    .filter((window) => window.to >= date)
    .sort((a, b) => a.from.localeCompare(b.from));
  const first = windows[0];
  if (first === undefined) return null;
  return first.from < date ? { ...first, from: date } : first;
}

function distanceToWindow(entry: CalendarEntry, sowingDate: string): number {
  const distances = [-1, 0, 1].map((offset) => {
    const { from, to } = windowOf(entry, yearOf(sowingDate) + offset);
    if (sowingDate < from) return daysBetween(sowingDate, from);
    return sowingDate > to ? daysBetween(to, sowingDate) : 0;
  });
  return Math.min(...distances);
}

/** The calendar of a crop sown on a date: of the window nearest to it, a regional one first; null without calendars. */
export function calendarFor(
  crop: CropEntry,
  sowingDate: string,
  state?: string,
): CalendarEntry | null {
  const [nearest] = ranked(crop, state)
    .map((entry) => ({ entry, distance: distanceToWindow(entry, sowingDate) }))
    .sort((a, b) => a.distance - b.distance);
  return nearest?.entry ?? null;
}

function fromGivenSowing(crop: CropEntry, question: SeasonQuestion, sowingDate: string) {
  const entry = calendarFor(crop, sowingDate, question.state);
  return entry && growing(entry, sowingDate, question, false);
}

function fromDate(crop: CropEntry, question: SeasonQuestion): Growing | null {
  const now: IndianSeason = seasonOfDate(question.date).season;
  const found: Growing[] = [];
  for (const entry of ranked(crop, question.state)) {
    for (const offset of [0, -1, -2]) {
      const window = windowOf(entry, yearOf(question.date) + offset);
      const typical = typicalSowingDate(window);
      const isOpen = question.date >= window.from && question.date < typical;
      const answer = growing(entry, isOpen ? question.date : typical, question, true);
      if (answer !== null) found.push(answer);
    }
  }
  const usual = found.filter((answer) => !answer.unusualForState);
  const candidates = usual.length > 0 ? usual : found;
  return candidates.find((answer) => answer.season === now) ?? candidates[0] ?? null;
}

/**
 * Season of a crop on a date: growing (with stage and sowing date, the farmer's own or the middle of
 * the usual window), perennial, or out of season with the reason and the next sowing. In an open window before its
 * middle the crop counts as sown on the date itself. Refuses a crop without calendar.
 */
export function seasonOf(crop: CropEntry, question: SeasonQuestion): CropSeason {
  if (crop.perennial === true) return { kind: 'perennial' };
  const { date, sowingDate, state } = question;
  const upcoming = nextSowing(crop, date, state) ?? nextSowing(crop, date);
  if (upcoming === null) throw new RangeError(`${crop.id} has no calendar`);
  if (sowingDate === undefined) {
    const assumed = fromDate(crop, question);
    return assumed ?? { kind: 'out-of-season', reason: 'between-seasons', nextSowing: upcoming };
  }
  const known = fromGivenSowing(crop, question, sowingDate);
  if (known !== null) return known;
  if (sowingDate > date) {
    const planned = { season: upcoming.season, from: sowingDate, to: sowingDate };
    return { kind: 'out-of-season', reason: 'not-sown-yet', nextSowing: planned };
  }
  return { kind: 'out-of-season', reason: 'harvested', nextSowing: upcoming };
}
