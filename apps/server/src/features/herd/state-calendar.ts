import { addDays } from '@ankur/agronomy/calendar-day';
import { LRUCache } from 'lru-cache';
import type { Because } from './due-types.ts';
import rains from './rains.json' with { type: 'json' };

/** Vaccines that are given before the rains; article 29. */
const BEFORE_RAINS: readonly string[] = ['hs-herd', 'bq-herd', 'anthrax-herd', 'et-herd'];
/** Vaccines of the national programme (LHDCP), which are the same in every state; article 29, and FAO for PPR. */
const NATIONAL: readonly string[] = [
  ...['fmd-herd', 'fmd-calf-first', 'fmd-calf-booster', 'brucella-calf', 'ppr', 'fmd-goat'],
];

/** Vaccination begins so many days before the rains, and ends when protection can still build up (2 to 3 weeks, article 29). */
const FROM_DAYS = 45;
const UNTIL_DAYS = 15;

const ONSET = new Map(
  Object.entries(rains.onset).flatMap(([day, states]) => states.map((state) => [state, day])),
);

export const isBeforeRains = (duty: string): boolean => BEFORE_RAINS.includes(duty);

/** Whether anthrax has come back in a state again and again; vaccination is for its risk villages alone. */
export const hasAnthrax = (state: string | null): boolean =>
  state !== null && rains.anthrax.states.includes(state);

interface Turn {
  day: string;
  until: string;
}

/** The same for every animal of a state on a day. */
const turns = new LRUCache<string, Turn[]>({ max: 200 });

/** When to vaccinate before the rains of a year and the next; null where the state, or its month of rain, is not known. */
export function turnsBeforeRains(state: string | null, today: string): Turn[] | null {
  const onset = state === null ? undefined : ONSET.get(state);
  if (onset === undefined) return null;
  const key = `${onset} ${today}`;
  const known = turns.get(key);
  if (known) return known;
  const year = Number(today.slice(0, 4));
  const told = [year, year + 1]
    .map((one) => `${one}-${onset}`)
    .map((date) => ({ day: addDays(date, -FROM_DAYS), until: addDays(date, -UNTIL_DAYS) }))
    .filter(({ until }) => until >= today);
  turns.set(key, told);
  return told;
}

/** Which calendar a vaccination is taken from, as a sentence of `because.json`; null where the article says it all. */
export function calendarOf(duty: string, state: string | null, day: string): Because | null {
  if (NATIONAL.includes(duty)) return { code: 'national_programme', date: day };
  if (!isBeforeRains(duty)) return null;
  const onset = state === null ? undefined : ONSET.get(state);
  if (onset === undefined) return { code: 'rains_unknown', date: day };
  return { code: 'before_rains', date: addDays(day, FROM_DAYS) };
}
