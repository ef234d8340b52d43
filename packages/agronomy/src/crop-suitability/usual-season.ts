import { addDays } from '../calendar-day.ts';
import { findCrop } from '../crop-calendar/crops.ts';
import { calendarFor, nextSowing } from '../crop-calendar/season-of.ts';
import { cropCoefficient } from '../crop-coefficient.ts';

/** When a crop is sown: a sowing window, perennial, or unknown. */
export type UsualSeason =
  | { kind: 'sown'; season: string; from: string; to: string; open: boolean }
  | { kind: 'perennial' }
  | { kind: 'unknown' };

/** Sowing windows of crops without a calendar, `MM-DD`; state packages of practices. */
const FURTHER_WINDOWS: Readonly<Record<string, { season: string; from: string; to: string }>> = {
  jute: { season: 'zaid', from: '03-15', to: '05-31' },
  turmeric: { season: 'kharif', from: '05-15', to: '06-30' },
  ginger: { season: 'kharif', from: '05-01', to: '06-15' },
};

const PERENNIALS = new Set(['mango', 'papaya', 'guava', 'coffee', 'coconut']);

const HILLS = ['Himachal Pradesh', 'Jammu and Kashmir', 'Ladakh', 'Uttarakhand', 'Sikkim'];
const COAST = [
  'Kerala',
  'Tamil Nadu',
  'Karnataka',
  'Andhra Pradesh',
  'Goa',
  'Odisha',
  'Maharashtra',
];

/** States where a regional crop is usually grown (horticulture and commodity board statistics). */
const USUAL_STATES: Readonly<Record<string, readonly string[]>> = {
  apple: [...HILLS, 'Arunachal Pradesh', 'Nagaland'],
  coffee: ['Karnataka', 'Kerala', 'Tamil Nadu', 'Andhra Pradesh', 'Odisha'],
  coconut: [...COAST, 'West Bengal', 'Gujarat', 'Assam', 'Lakshadweep', 'Puducherry'],
  jute: ['West Bengal', 'Bihar', 'Assam', 'Odisha', 'Meghalaya', 'Tripura', 'Andhra Pradesh'],
  'moth-bean': ['Rajasthan', 'Gujarat', 'Maharashtra', 'Haryana', 'Punjab', 'Madhya Pradesh'],
};

/** A crop by its id in the register, with the id of its calendar where it has one. */
export type Sown = { id: string; calendar?: string };

const calendarOf = ({ calendar }: Sown) => (calendar === undefined ? null : findCrop(calendar));

/** When the crop is next sown on or after a date (`YYYY-MM-DD`), in a state where that is known. */
export function usualSeason(crop: Sown, date: string, state?: string): UsualSeason {
  const entry = calendarOf(crop);
  if (PERENNIALS.has(crop.id) || entry?.perennial) return { kind: 'perennial' };
  if (entry) {
    const next = nextSowing(entry, date, state) ?? nextSowing(entry, date);
    return next ? { kind: 'sown', ...next, open: next.from <= date } : { kind: 'unknown' };
  }
  const window = FURTHER_WINDOWS[crop.id];
  if (window === undefined) return { kind: 'unknown' };
  const thisYear = Number(date.slice(0, 4));
  const year = date.slice(5) <= window.to ? thisYear : thisYear + 1;
  const from = `${year}-${window.from}`;
  const open = from <= date;
  return {
    kind: 'sown',
    season: window.season,
    from: open ? date : from,
    to: `${year}-${window.to}`,
    open,
  };
}

/** False when the crop is known to be grown elsewhere only; true also where nothing is known. */
export function isUsualIn(crop: Sown, state: string | undefined): boolean {
  if (state === undefined) return true;
  const states = USUAL_STATES[crop.id];
  if (states !== undefined && !states.includes(state)) return false;
  const calendars = calendarOf(crop)?.calendars ?? [];
  return (
    calendars.length === 0 ||
    calendars.some((entry) => entry.states === undefined || entry.states.includes(state))
  );
}

/**
 * Water a crop uses from sowing to harvest, mm: sum of crop coefficient × reference
 * evapotranspiration (FAO-56 eq 58); one year for perennials. Null without a calendar or
 * where a day's evapotranspiration is not known.
 */
export function seasonWaterMm(
  crop: Sown,
  sowingDate: string,
  et0MmOn: (date: string) => number | null,
  state?: string,
): number | null {
  const entry = calendarOf(crop);
  if (entry === null) return null;
  const lengths = calendarFor(entry, sowingDate, state)?.lengths;
  if (lengths === undefined && entry.perennial !== true) return null;
  const days = lengths?.reduce((sum, part) => sum + part, 0) ?? 365;
  let total = 0;
  for (let day = 0; day < days; day++) {
    const et0 = et0MmOn(addDays(sowingDate, day));
    if (et0 === null) return null;
    total += et0 * (lengths ? cropCoefficient(lengths, entry.kc, day) : entry.kc[1]);
  }
  return total;
}
