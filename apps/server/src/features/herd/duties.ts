import { addDays, daysBetween, daysInMonth } from '@ankur/agronomy/calendar-day';
import type {
  GuidanceScheduleEntry as Duty,
  GuidanceArticle,
} from '@ankur/content/guidance/types.ts';
import type { DueKind } from '@ankur/contracts/farm-record/animals';
import { LRUCache } from 'lru-cache';
import type { Due } from './due-types.ts';
import type { HerdAnimal, HerdEvent } from './herd.repository.ts';
import { calendarOf, hasAnthrax, isBeforeRains, turnsBeforeRains } from './state-calendar.ts';

/** A duty counts as done by what was done so many days before its day. */
const EARLY_DAYS = 14;
/** A duty of an age that was missed longer ago is of no use any more. */
const MISSED_DAYS = 60;
/** Longer than any of them lives. */
const LIFE_DAYS = 36_500;
/** Below this age the duties of the herd's months do not hold. */
const CALF_DAYS = 180;
/** Below this age a heifer is weighed by the month (article 15, whose schedule ends at this age). */
const HEIFER_DAYS = 540 + MISSED_DAYS;
/** Care that an entry of its own kind tells of, whatever it names. */
const CARE_KINDS: Readonly<Record<string, string>> = { 'heifer-weighing': 'weight' };
/** After the last duty of a calf (194 days, article 29) and the time in which it can be made up for. */
const CALF_DUTIES_DAYS = 194 + MISSED_DAYS;
/** Ruminants whose duties the articles tell. */
const BOVINES: readonly string[] = ['cow', 'buffalo'];
const CROSSBRED = /cross|jersey|holstein|friesian|\bhf\b/i;
const BROILER = /broiler/i;

/** `ageDays` is null where nobody knows when it was born. */
function concerns(
  { animal, code }: Duty,
  { species, sex, breed, count, events }: HerdAnimal,
  ageDays: number | null,
  state: string | null,
): boolean {
  if (species === 'poultry') {
    // Birds that nobody knows the age of have the rounds of a backyard flock (article 50); those of others go by age.
    if (animal === 'backyard-flock') return ageDays === null;
    const kind = BROILER.test(breed ?? '') ? 'broiler' : 'layer';
    return animal === 'chick' || animal === kind;
  }
  if (!BOVINES.includes(species)) return false;
  if (code.startsWith('brucella') && sex === 'male') return false;
  if (code.startsWith('theileria') && !CROSSBRED.test(breed ?? '')) return false;
  // Only in risk villages (article 29), which the veterinarian knows; elsewhere nobody is asked about them.
  if (code.startsWith('anthrax') && !hasAnthrax(state)) return false;
  if (code.startsWith('lsd') && species !== 'cow') return false;
  if (animal === 'calf') return ageDays !== null && ageDays <= CALF_DUTIES_DAYS;
  if (animal === 'heifer') return isHeifer({ sex, count, events }, ageDays);
  return animal === 'dairy-herd' && (ageDays === null || ageDays >= CALF_DAYS);
}

/** Of an age at which heifers are weighed; a group is not weighed as one, and who has calved is no heifer. */
const isHeifer = (
  { sex, count, events }: Pick<HerdAnimal, 'sex' | 'count' | 'events'>,
  ageDays: number | null,
): boolean =>
  sex === 'female' &&
  count === 1 &&
  ageDays !== null &&
  ageDays <= HEIFER_DAYS &&
  !events.some(({ kind }) => kind === 'calving');

/** Ages in days at which a duty falls, from what was missed of late up to a year ahead. */
function agesOf({ firstAgeDays, repeatEveryDays, untilAgeDays }: Duty, ageDays: number): number[] {
  if (firstAgeDays == null) return [];
  const oldest = ageDays - MISSED_DAYS;
  const every = repeatEveryDays ?? 0;
  if (every <= 0) return firstAgeDays < oldest ? [] : [firstAgeDays];
  const last = Math.min(untilAgeDays ?? LIFE_DAYS, ageDays + 365);
  const ages: number[] = [];
  const rounds = Math.max(0, Math.ceil((oldest - firstAgeDays) / every));
  for (let age = firstAgeDays + rounds * every; age <= last || age === firstAgeDays; age += every)
    ages.push(age);
  return ages;
}

/** The occurrence of a duty by age after a day: the latest missed one, else the next; undefined where there is none. */
function turnOfAge(
  duty: Duty,
  { born_on }: HerdAnimal,
  ageDays: number | null,
  covered: string,
): Turn | undefined {
  if (born_on === null || ageDays === null) return undefined;
  // Compared as ages, so that a date is computed for one occurrence only.
  const coveredAge = covered === '' ? Number.NEGATIVE_INFINITY : daysBetween(born_on, covered);
  const open = agesOf(duty, ageDays).filter((age) => age > coveredAge);
  const age = open.findLast((one) => one <= ageDays) ?? open[0];
  if (age === undefined) return undefined;
  return { day: addDays(born_on, age), until: addDays(born_on, age + MISSED_DAYS) };
}

/** Months of a year in which a duty of the herd falls; one of a season does not go on after its last month. */
const monthsOf = ({ month, untilMonth, repeatEveryDays }: Duty): number[] => {
  if (month == null) return [];
  const every = Math.max(1, Math.round((repeatEveryDays ?? 365) / 30.4));
  return Array.from(
    { length: Math.max(1, Math.floor(12 / every)) },
    (_, index) => month + index * every,
  )
    .filter((at) => untilMonth == null || at <= untilMonth)
    .map((at) => ((at - 1) % 12) + 1);
};

interface Turn {
  day: string;
  until: string;
}

/** The same for every animal of every farmer on a day. */
const monthTurns = new LRUCache<string, Turn[]>({ max: 200 });

/** The months to come, this one included, in which a duty of the herd falls; before the rains where the state has told when those come. */
function turnsOfMonths(duty: Duty, today: string, state: string | null): Turn[] {
  const byRains = isBeforeRains(duty.code) ? turnsBeforeRains(state, today) : null;
  if (byRains !== null) return byRains;
  const key = `${duty.code} ${today}`;
  const known = monthTurns.get(key);
  if (known) return known;
  const year = Number(today.slice(0, 4));
  const turns = [year, year + 1]
    .flatMap((one) => monthsOf(duty).map((month) => turnOfMonth(one, month)))
    .filter(({ until }) => until >= today)
    .sort(byDay);
  monthTurns.set(key, turns);
  return turns;
}

function turnOfMonth(year: number, month: number): Turn {
  const name = `${year}-${String(month).padStart(2, '0')}`;
  return { day: `${name}-01`, until: `${name}-${daysInMonth(year, month)}` };
}

const byDay = (a: Turn, b: Turn) => (a.day < b.day ? -1 : Number(a.day > b.day));

const listed = new WeakMap<readonly GuidanceArticle[], readonly (readonly [number, Duty])[]>();

/** The lines of the articles' schedules, each with the id of its article. */
function linesOf(articles: readonly GuidanceArticle[]): readonly (readonly [number, Duty])[] {
  const known = listed.get(articles);
  if (known) return known;
  const lines = articles.flatMap(({ id, schedule = [] }) =>
    schedule.map((duty) => [id, duty] as const),
  );
  listed.set(articles, lines);
  return lines;
}

/** Whether an entry says that a duty was done; of care its code tells, as most of it has no kind of entry of its own. */
const isOf = (event: HerdEvent, kind: DueKind, code: string): boolean =>
  event.duty === null
    ? event.kind === (CARE_KINDS[code] ?? kind)
    : event.duty === code && (event.kind === kind || kind === 'care');

/** What the schedules of the articles ask for next; each duty once. */
export function dutiesDue(
  animal: HerdAnimal,
  articles: readonly GuidanceArticle[],
  today: string,
  state: string | null,
): Due[] {
  const { born_on, events } = animal;
  const ageDays = born_on === null ? null : daysBetween(born_on, today);
  const seen = new Set<string>();
  return linesOf(articles).flatMap(([article, duty]): Due[] => {
    if (seen.has(duty.code) || !concerns(duty, animal, ageDays, state)) return [];
    const { kind } = duty;
    const done = events.findLast((event) => isOf(event, kind, duty.code));
    const covered = done ? addDays(done.date, EARLY_DAYS) : '';
    const months = turnsOfMonths(duty, today, state).filter(({ day }) => day > covered);
    // Of a duty that repeats, the round that was missed last stands for those before it.
    const missed = months.findLast(({ day }) => day <= today);
    const turn = missed ?? turnOfAge(duty, animal, ageDays, covered) ?? months[0];
    if (turn === undefined) return [];
    seen.add(duty.code);
    const { day, until } = turn;
    const because = { code: 'schedule', date: day } as const;
    const calendar = calendarOf(duty.code, state, day);
    const due = { kind, duty: duty.code, due_on: day, until, because, article };
    return [{ ...due, ...(calendar && { calendar }) }];
  });
}
