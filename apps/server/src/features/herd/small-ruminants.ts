import { addDays, daysBetween } from '@ankur/agronomy/calendar-day';
import type { Due } from './due-types.ts';
import type { HerdAnimal } from './herd.repository.ts';
import { calendarOf, turnsBeforeRains } from './state-calendar.ts';

/** The guide to vaccination tells what holds before and after every needle. */
const ARTICLE = 29;
/** A dose of an age that was missed longer ago is of no use any more. */
const MISSED_DAYS = 60;
/** A vaccine counts as given by what was given so many days before its day. */
const EARLY_DAYS = 14;
const YOUNG_DAYS = 180;

interface Vaccine {
  code: string;
  /** Sentence of `because.json`. */
  says: string;
  /** Age of the first dose in days. */
  age?: number;
  everyDays?: number;
  /** Months of the department's rounds, 1 to 12; the first is given again half a year later. */
  months?: readonly number[];
}

/**
 * Vaccines of goats and sheep with ages and intervals of ICAR-CIRG, Makhdoom, and FAO (PPR): the note `goat-vaccines` of
 * packages/content names the sources.
 */
const VACCINES: readonly Vaccine[] = [
  { code: 'ppr', says: 'ppr', age: 105, everyDays: 1095 },
  { code: 'et-first', says: 'et', age: 105 },
  { code: 'et-second', says: 'et', age: 123 },
  { code: 'et-herd', says: 'et' },
  { code: 'goat-pox', says: 'goat_pox', age: 120, everyDays: 365 },
  { code: 'fmd-goat', says: 'fmd_goat', months: [3, 9] },
];

interface Turn {
  day: string;
  until: string;
}

function turnsByAge({ age, everyDays }: Vaccine, born: string, today: string): Turn[] {
  if (age === undefined) return [];
  const ageDays = daysBetween(born, today);
  const rounds =
    everyDays === undefined
      ? 0
      : Math.max(0, Math.floor((ageDays - MISSED_DAYS - age) / everyDays));
  return [0, 1, 2]
    .map((more) => age + (rounds + more) * (everyDays ?? 0))
    .slice(0, everyDays === undefined ? 1 : 3)
    .map((at) => ({ day: addDays(born, at), until: addDays(born, at + MISSED_DAYS) }))
    .filter(({ until }) => until >= today);
}

const turnsOfRounds = (months: readonly number[], today: string): Turn[] =>
  [0, 1]
    .flatMap((more) => months.map((month) => [Number(today.slice(0, 4)) + more, month] as const))
    .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}-01`)
    .map((day) => ({ day, until: addDays(day, 30) }))
    .filter(({ until }) => until >= today);

/** In an unknown state before the usual rains of the national calendar: May. */
const beforeRains = (state: string | null, today: string): Turn[] =>
  turnsBeforeRains(state, today) ?? turnsOfRounds([5], today);

/** The vaccines that a goat or sheep, or a flock of them, is due for; nothing for other animals. */
export function smallRuminantsDue(
  { species, born_on, events }: HerdAnimal,
  today: string,
  state: string | null,
): Due[] {
  if (species !== 'goat' && species !== 'sheep') return [];
  const isGrown = born_on === null || daysBetween(born_on, today) >= YOUNG_DAYS;
  return VACCINES.flatMap((vaccine): Due[] => {
    const { code, says, age, everyDays, months } = vaccine;
    const given = events.filter(({ kind }) => kind === 'vaccination');
    // An entry that names no vaccine may be of any.
    const last = given.findLast(({ duty }) => duty === null || duty === code);
    const covered = last ? addDays(last.date, EARLY_DAYS) : '';
    const named = given.findLast(({ duty }) => duty === code);
    const from = named ?? (born_on === null ? last : undefined);
    const again = from && everyDays !== undefined ? addDays(from.date, everyDays) : null;
    const turns = (): Turn[] => {
      if (months) return isGrown ? turnsOfRounds(months, today) : [];
      if (age === undefined) return isGrown ? beforeRains(state, today) : [];
      // Of an unknown age, or once a dose was written down, it counts from that dose.
      if (again !== null) return [{ day: again, until: addDays(again, MISSED_DAYS) }];
      if (born_on !== null) return turnsByAge(vaccine, born_on, today);
      return everyDays === undefined ? [] : [{ day: today, until: addDays(today, MISSED_DAYS) }];
    };
    const turn = turns().find(({ day }) => day > covered);
    if (turn === undefined) return [];
    const calendar = calendarOf(code, state, turn.day);
    return [
      {
        ...{ kind: 'vaccination', duty: code, due_on: turn.day, until: turn.until },
        ...{ because: { code: says, date: turn.day }, article: ARTICLE },
        ...(calendar && { calendar }),
      },
    ];
  });
}
