import { addDays, isDate } from '@ankur/agronomy/calendar-day';
import data from '../../data/entry/days.json' with { type: 'json' };
import { numbersIn, type SpokenNumber } from './numbers.ts';
import { type Place, type WordSearch, wordSearch } from './word-search.ts';

/** A day that a text names, and which words of it do. */
export interface SpokenDay extends Place {
  /** `yyyy-mm-dd`. */
  date: string;
}

/** Whether what is told has happened or lies ahead: kal is yesterday for one and tomorrow for the other. */
export type Direction = 'past' | 'ahead';

type Words = Readonly<Record<string, readonly string[]>>;
const all = (words: Words): readonly string[] => Object.values(words).flat();
const searches = (lists: Readonly<Record<string, Words>>, endings: true | 'cases' = true) =>
  Object.entries(lists).map(([name, words]) => ({
    name,
    search: wordSearch(all(words), { endings }),
  }));

const DAYS = searches(data.days, 'cases');
const WEEKDAYS = searches(data.weekdays);
const MONTHS = Object.entries(data.months).map(([month, words]) => ({
  month: Number(month),
  search: wordSearch(words, { endings: 'cases' }),
}));
const DAY = wordSearch(data.day);
const WEEK = wordSearch(data.week);
const AGO = wordSearch(data.ago);
const LAST = wordSearch(data.last);
const AHEAD = wordSearch(data.ahead);
const WEEKDAYS_ALONE = searches(
  Object.fromEntries(Object.entries(data.weekdayAlone).map(([day, words]) => [day, { words }])),
);
const NEXT = wordSearch(data.next, { endings: false });
const ORDINALS: Readonly<Record<string, string>> = data.ordinals;
const MARK = new Set(data.ordinal);
/** Telugu's ending of a date. */
const ON = /(?<=[\u0C00-\u0C7F]{2})\u0C28$/;
/** Telugu's ending of an ordinal (pannendo, the twelfth), in its script and, before the word for a date only, in Latin letters. */
const TH = /(?<=[\u0C00-\u0C7F])\u0C4B$/;
const TH_LATIN = /(?<=[a-z]{2})y?o$/;
/** Vowels that a number loses to these endings. */
const VOWELS = { indian: ['\u0C41', '\u0C3F', ''], latin: ['u', 'i', ''] };
/** Words that sound like a day. */
const OTHERS: ReadonlySet<string> = new Set(data.otherWords);
/** Verbs of what is still to come. */
const LATER: ReadonlySet<string> = new Set(data.later);
const NEAR_LATER = 2;
const NO_WORD = '-';
const DATE_OF = wordSearch(data.dateOf);
/** "22 ko", "17 la": the case of a day of the month, and of a price. */
const ON_DAY: ReadonlySet<string> = new Set(data.onDay);
/** The same case behind figures alone: behind a word it is another ("do na", give). */
const ON_DAY_OF_FIGURES: ReadonlySet<string> = new Set(data.onDayOfFigures);
/** Beside these a number in the same case is an hour: "pahate 6 la". */
const TIMES_OF_DAY: ReadonlySet<string> = new Set(data.timesOfDay);
const NEAR_TIME = 2;
const WITH_ON_DAY = /(?:\u0932\u093E|la)$/;

/** 0 is Sunday. */
const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();
/** What is written down is not older: "6 jan" are six people. */
const MOST_DAYS_AGO = 300;
const SHORT_MONTH = 3;
const isShort = (word = ''): boolean => word.length <= SHORT_MONTH;
const two = (value: number): string => String(value).padStart(2, '0');

/** The first day that a text names; null when it names none. `today` as `yyyy-mm-dd`. */
export function dayIn(
  words: readonly string[],
  today: string,
  direction: Direction,
): SpokenDay | null {
  const told = words.map((word, at) => (isNoDay(words, at, direction) ? NO_WORD : word));
  return (
    counted(told, today, direction) ??
    ofCalendar(told, today, direction) ??
    named(told, today, direction) ??
    weekday(told, today, direction)
  );
}

/** Whether a word only sounds like a day, or says when the rest will be paid: "baki 700 kal dega". */
function isNoDay(words: readonly string[], at: number, direction: Direction): boolean {
  if (OTHERS.has(words[at] ?? '')) return true;
  return (
    direction === 'past' && words.slice(at + 1, at + 1 + NEAR_LATER).some((one) => LATER.has(one))
  );
}

/** Words from "days" on which "ago" may stand: behind them "before" says something else. */
const NEAR_AGO = 1;

function agoNear(words: readonly string[], unit: Place): Place | null {
  const ago = AGO(words, unit.from);
  return ago && ago.from <= unit.to + NEAR_AGO ? ago : null;
}

/** "Three days ago", "last week", "in two days". */
function counted(words: readonly string[], today: string, direction: Direction): SpokenDay | null {
  for (const [search, length] of [
    [DAY, 1],
    [WEEK, 7],
  ] as const) {
    const unit = search(words);
    if (!unit) continue;
    const number = numbersIn(words).find(({ to }) => to === unit.from);
    // "Ten days' milk" has happened, whatever "in" and "after" stand for.
    const ahead = direction === 'ahead' ? AHEAD(words) : null;
    const ago = ahead ? null : (agoNear(words, unit) ?? (number ? null : LAST(words)));
    if (!ago && !ahead) continue;
    if (!number && length === 1) continue;
    const days = Math.round((number?.value ?? 1) * length);
    if (days > 366) continue;
    const from = Math.min(number?.from ?? unit.from, ago?.from ?? unit.from);
    return { date: addDays(today, ago ? -days : days), from, to: Math.max(unit.to, ago?.to ?? 0) };
  }
  return null;
}

/** "12 November", "November 12", "the 12th": the nearest such day in the direction told. */
function ofCalendar(
  words: readonly string[],
  today: string,
  direction: Direction,
): SpokenDay | null {
  const of = DATE_OF(words);
  const cardinals = words.map((word, at) => cardinalOf(word, at + 1 === of?.from));
  const numbers = numbersIn(cardinals);
  const ends = (to: number, at: number): boolean =>
    to === at || (to + 1 === at && MARK.has(words[to] ?? ''));
  const near = (of: Place) =>
    numbers.find((one) => isDayOfMonth(one) && (ends(one.to, of.from) || one.from === of.to));
  /** "Two thousand, on the twentieth": the end of what may be read as one number. Before a month it is none: "for 120 in all". */
  const endsBefore = (of: Place) => {
    const to = MARK.has(words[of.from - 1] ?? '') ? of.from - 1 : of.from;
    const [last] = numbersIn(cardinals.slice(to - 1, to));
    return last && isDayOfMonth(last) ? { ...last, from: to - 1, to: of.from } : undefined;
  };
  const span = (of: Place, number: Place): Place => ({
    from: Math.min(of.from, number.from),
    to: Math.max(of.to, number.to),
  });
  for (const { month, search } of MONTHS) {
    const named = search(words);
    const number = named && near(named);
    // The words for "in" sound like May.
    if (!number || (!named.exact && named.to - named.from === 1 && isShort(words[named.from])))
      continue;
    const year = Number(today.slice(0, 4));
    const dates = [year - 1, year, year + 1].map(
      (one) => `${one}-${two(month)}-${two(number.value)}`,
    );
    const date = nearest(dates, today, direction);
    if (date && date >= addDays(today, -MOST_DAYS_AGO)) return { date, ...span(named, number) };
  }
  const number = of && (near(of) ?? endsBefore(of));
  if (number) return ofMonth(number.value, span(of, number), today, direction);
  const on = numbers.find(
    (one) => isDayOfMonth(one) && (ON.test(words[one.to - 1] ?? '') || isOnThe(words, one)),
  );
  return on ? ofMonth(on.value, on, today, direction) : null;
}

/** "On the twenty-fifth". */
const isOnThe = (words: readonly string[], { from, to }: Place): boolean =>
  words[from - 2] === 'on' && words[from - 1] === 'the' && (words[to - 1] ?? '') in ORDINALS;

const isDayOfMonth = ({ value }: SpokenNumber): boolean =>
  Number.isInteger(value) && value >= 1 && value <= 31;

/** The nearest day with that number in the direction told. */
function ofMonth(
  number: number,
  { from, to }: Place,
  today: string,
  direction: Direction,
): SpokenDay | null {
  const month = today.slice(0, 7);
  // Two months each way: the next one may have no such day.
  const dates = [-59, -28, 0, 31, 62].map((shift) => {
    const base = shift === 0 ? month : addDays(`${month}-15`, shift).slice(0, 7);
    return `${base}-${two(number)}`;
  });
  const date = nearest(dates, today, direction);
  return date ? { date, from, to } : null;
}

/** "22 ko", "17 la": the first number in the case of a day, which prices take as well, that `mayBe` one; null when there is none. */
export function dayByCase(
  words: readonly string[],
  today: string,
  direction: Direction,
  mayBe: (number: SpokenNumber) => boolean,
): SpokenDay | null {
  const isInCase = ({ to }: Place) => {
    const [last = '', next = ''] = words.slice(to - 1, to + 1);
    if (ON_DAY_OF_FIGURES.has(next)) return /^\d+$/.test(last);
    return ON_DAY.has(next) || WITH_ON_DAY.test(last);
  };
  const isHour = ({ from, to }: Place) =>
    words.slice(Math.max(0, from - NEAR_TIME), to + NEAR_TIME).some((one) => TIMES_OF_DAY.has(one));
  const number = numbersIn(words).find(
    (one) => isDayOfMonth(one) && isInCase(one) && !isHour(one) && mayBe(one),
  );
  return number ? ofMonth(number.value, number, today, direction) : null;
}

/** A word with its number in place of an ordinal, without the ending of a date. */
function cardinalOf(word: string, isBeforeDate: boolean): string {
  const stem = word.replace(ON, '').replace(TH, '');
  if (stem === word && !(isBeforeDate && TH_LATIN.test(word))) return ORDINALS[word] ?? word;
  const latin = word.replace(TH_LATIN, '');
  const tries =
    latin === word
      ? [stem, ...VOWELS.indian.map((vowel) => stem + vowel)]
      : VOWELS.latin.map((vowel) => latin + vowel);
  return tries.find((one) => numbersIn([one]).length > 0) ?? stem;
}

function nearest(dates: readonly string[], today: string, direction: Direction): string | null {
  const real = dates.filter(isDate);
  return direction === 'past'
    ? (real.filter((date) => date <= today).at(-1) ?? null)
    : (real.find((date) => date >= today) ?? null);
}

/**
 * "Yesterday", "the day before yesterday", "tomorrow". The longest wins, since the day after tomorrow is not tomorrow, then
 * what is spelt so: kal is not kaal.
 */
function named(words: readonly string[], today: string, direction: Direction): SpokenDay | null {
  const found = DAYS.flatMap(({ name, search }) => {
    const place = search(words);
    return place ? [{ name, place }] : [];
  }).sort(({ place: a }, { place: b }) =>
    b.to - b.from === a.to - a.from
      ? Number(b.exact) - Number(a.exact)
      : b.to - b.from - (a.to - a.from),
  );
  const [best] = found;
  if (!best) return null;
  const days = best.name.startsWith('±')
    ? Number(best.name.slice(1)) * (direction === 'past' ? -1 : 1)
    : Number(best.name);
  return { date: addDays(today, days), from: best.place.from, to: best.place.to };
}

function weekday(words: readonly string[], today: string, direction: Direction): SpokenDay | null {
  const alone = WEEKDAYS_ALONE.map(({ name, search }) => ({ name, search: besideA(search) }));
  for (const { name, search } of [...WEEKDAYS, ...alone]) {
    const place = search(words);
    if (!place) continue;
    const apart = (Number(name) - weekdayOf(today) + 7) % 7;
    const before = apart === 0 && !LAST(words) ? 0 : apart - 7;
    const days = direction === 'past' ? before : apart || 7;
    return { date: addDays(today, days), from: place.from, to: place.to };
  }
  return null;
}

/** A weekday by its planet alone (mangal), only beside "last", "next" or "on". */
const besideA =
  (search: WordSearch): WordSearch =>
  (words) => {
    const place = search(words);
    if (!place?.exact) return null;
    const [before, behind] = [
      words.slice(Math.max(0, place.from - 1), place.from),
      words.slice(place.to, place.to + 1),
    ];
    return LAST(before) || NEXT(before) || NEXT(behind) ? place : null;
  };
