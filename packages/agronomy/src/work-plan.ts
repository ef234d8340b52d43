import { addDays, daysBetween } from './calendar-day.ts';

/** A job of a crop guide: days from an event, negative before it, both ends included. */
export interface PlanJob {
  key: string;
  section: string;
  from: string;
  days: readonly [number, number];
}

export interface PlannedJob<Job extends PlanJob> {
  job: Job;
  /** First and last day (`YYYY-MM-DD`) on which it is right. */
  from: string;
  to: string;
  /** Days by which it was moved because a job of its kind before it was done late; 0 when it was not. */
  movedDays: number;
  /** The day on which it was done; null while it is open. */
  doneOn: string | null;
  state: 'done' | 'past' | 'now' | 'ahead';
}

export interface Started {
  /** When it was sown, or planted; for a ratoon crop the day from which it counts. */
  sownOn: string;
  ratoon: boolean;
  /** Days of events that were written down, such as `transplanting`. */
  events: Readonly<Record<string, string>>;
}

/** Sections whose jobs follow each other: what was late moves what comes next. */
const IN_SERIES: readonly string[] = ['water', 'nutrients', 'weeds'];

/**
 * Most days by which a late job moves those after it: the crop's own growth does not wait for the farmer. No source gives a
 * figure; two weeks is half the usual 25 to 30 days between two hoeings or two dressings in the guides.
 */
export const MOVED_DAYS_MAX = 14;

const SOWN: readonly string[] = ['sowing', 'planting'];

/**
 * The day from which the jobs of an event count; null while nobody knows it. A second event that was not written down is
 * taken at the end of the jobs before it, e.g. transplanting when the nursery's seedlings are old enough by the guide.
 */
export function startOf(event: string, jobs: readonly PlanJob[], started: Started): string | null {
  const told = started.events[event];
  if (told !== undefined) return told;
  if (event === 'ratooning') return started.ratoon ? started.sownOn : null;
  if (SOWN.includes(event)) return started.ratoon ? null : started.sownOn;
  if (event !== 'transplanting') return null;
  const nursery = jobs.filter(({ from }) => from === 'sowing').map(({ days }) => days[1]);
  return addDays(started.sownOn, Math.max(0, ...nursery));
}

/**
 * Windows of days for the jobs of a guide, in the order of their first day. A job that was done after its window moves the
 * open ones of its section that come after it by as many days, at most `MOVED_DAYS_MAX`.
 * @param done days on which jobs were done, by their keys
 */
export function planWork<Job extends PlanJob>(
  jobs: readonly Job[],
  started: Started,
  done: Readonly<Record<string, string>>,
  today: string,
): PlannedJob<Job>[] {
  const late = new Map<string, number>();
  const dated = jobs.flatMap((job) => {
    const start = startOf(job.from, jobs, started);
    if (start === null) return [];
    return [{ job, from: addDays(start, job.days[0]), to: addDays(start, job.days[1]) }];
  });
  dated.sort((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to));
  return dated.map(({ job, from, to }) => {
    const doneOn = done[job.key] ?? null;
    const moved = IN_SERIES.includes(job.section) ? (late.get(job.section) ?? 0) : 0;
    if (doneOn !== null) {
      const over = Math.max(0, daysBetween(to, doneOn));
      late.set(job.section, Math.min(over, MOVED_DAYS_MAX));
      return { job, from, to, movedDays: 0, doneOn, state: 'done' };
    }
    const window = { from: addDays(from, moved), to: addDays(to, moved) };
    const open = window.from > today ? 'ahead' : 'now';
    return { job, ...window, movedDays: moved, doneOn, state: window.to < today ? 'past' : open };
  });
}

/** From so much rain in a day on the India Meteorological Department counts it as a rainy day. */
export const RAINY_DAY_MM = 2.5;

/**
 * The first day of a window, not before today, on which no rain is forecast; the first day itself when it rains on all of
 * them, and null when the window is over. Days without a forecast count as dry.
 */
export function dryDayIn(
  window: { from: string; to: string },
  rainMm: Readonly<Record<string, number>>,
  today: string,
): string | null {
  const first = window.from > today ? window.from : today;
  if (first > window.to) return null;
  for (let day = first; day <= window.to; day = addDays(day, 1))
    if ((rainMm[day] ?? 0) < RAINY_DAY_MM) return day;
  return first;
}

/** Which entries of a diary are jobs of which section; fertiliser and sprays are of many kinds, which an entry does not tell. */
const ENTRY_SECTIONS: Readonly<Record<string, string>> = {
  watering: 'water',
  weeding: 'weeds',
  harvest: 'harvest',
};
/** So many days before its window an entry already counts as the job. */
const EARLY_DAYS = 5;

/**
 * The entries of a diary by which jobs were done: each entry counts for the first job of its section that is open and in
 * whose days, 5 before to 14 after, it falls.
 */
export function jobsByEntries<Entry extends { kind: string; date: string }>(
  jobs: readonly PlanJob[],
  started: Started,
  entries: readonly Entry[],
): Record<string, Entry> {
  const done: Record<string, Entry> = {};
  const windows = planWork(jobs, started, {}, started.sownOn);
  for (const entry of entries.toSorted((a, b) => a.date.localeCompare(b.date))) {
    const { kind, date } = entry;
    const found = windows.find(
      ({ job, from, to }) =>
        job.section === ENTRY_SECTIONS[kind] &&
        done[job.key] === undefined &&
        date >= addDays(from, -EARLY_DAYS) &&
        date <= addDays(to, MOVED_DAYS_MAX),
    );
    if (found) done[found.job.key] = entry;
  }
  return done;
}

/** Days on which jobs were done by the entries of a diary, by the keys of the jobs. */
export function doneByEntries(
  jobs: readonly PlanJob[],
  started: Started,
  entries: readonly { kind: string; date: string }[],
): Record<string, string> {
  const done = Object.entries(jobsByEntries(jobs, started, entries));
  return Object.fromEntries(done.map(([key, { date }]) => [key, date]));
}
