import { addDays } from '@ankur/agronomy/calendar-day';
import {
  doneByEntries,
  dryDayIn,
  type PlannedJob,
  planWork,
  type Started,
} from '@ankur/agronomy/work-plan';
import type { GuideJob } from '@ankur/contracts/crops/endpoints';
import { PLAN_SOURCE, type WholePlanting } from '@ankur/contracts/farm-record/plantings';
import type { FarmTask } from '@ankur/contracts/farm-tasks/endpoints';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCropGuideQuery } from '../../entities/crop/crop-guides.api.ts';
import { useFarmPlaceQuery } from '../../entities/farmer/profile.api.ts';
import { useWhere } from '../../entities/weather/use-here.ts';
import { useForecastQuery } from '../../entities/weather/weather.api.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useFolded } from '../../lib/outbox/use-folded.ts';
import { useToday } from '../../lib/time/use-today.ts';

/** A job of the plan with the farmer's answer to it. */
export interface PlanLine extends PlannedJob<GuideJob> {
  /** The day of the task that it was taken as; null while it was not. */
  takenFor: string | null;
  isRefused: boolean;
  /** The first dry day of its window by the forecast; null when the window is over. */
  proposed: string | null;
  /** Rain is forecast on the first day of the window that is left. */
  isMovedByRain: boolean;
}

export type Plan =
  | { state: 'loading' }
  /** The guide did not come; whether there is one is not known. */
  | { state: 'failed' }
  /** No guide to the crop, no date of sowing, or no date of the event that the jobs count from. */
  | { state: 'none' }
  | { state: 'needsSowing' }
  | { state: 'needsPruning' }
  | { state: 'known'; lines: PlanLine[] };

/** Sections in which rain spoils the work or washes it away. */
const DRY_WORK: readonly string[] = ['nutrients', 'weeds', 'pests', 'diseases', 'harvest'];
/** Jobs of the first year of an orchard are none of a later one. */
const PAST_DAYS = 366;
const isMissing = (error: object) => 'status' in error && error.status === 404;
const NO_TASKS: readonly FarmTask[] = [];
const EVENTS: readonly string[] = ['transplanting', 'pruning'];

/** Tasks of the plan by the keys of their jobs: those that the server knows, then those that wait to be sent. */
function useTaken({ id, plan = [] }: WholePlanting) {
  const waiting = useFolded('task', NO_TASKS);
  const own = waiting.filter(({ planting, source }) => planting === id && source !== null);
  const key = ({ source }: FarmTask) => (source ?? '').slice(PLAN_SOURCE.length);
  return new Map([
    ...plan.map((task) => [task.key, { date: task.date, doneOn: task.done_on }] as const),
    ...own.map((task) => [key(task), { date: task.date, doneOn: null }] as const),
  ]);
}

function startedOf({ sown_on, ratoon, diary }: WholePlanting): Started | null {
  if (sown_on === null) return null;
  const told = diary.filter(({ source, kind }) => source === 'event' && EVENTS.includes(kind));
  // The diary is newest first; the last of a kind counts.
  const events = Object.fromEntries(told.reverse().map(({ kind, date }) => [kind, date]));
  return { sownOn: sown_on, ratoon, events };
}

/** What the guide to a crop asks for in the state of the farm, with the days that follow from the sowing date. */
export function usePlan(planting: WholePlanting): Plan {
  const language = useLanguage();
  const today = useToday();
  const { data: guide, error } = useCropGuideQuery({ id: planting.crop, lang: language });
  const { data: farm } = useFarmPlaceQuery();
  const { where } = useWhere();
  const forecast = useForecastQuery(where ?? skipToken).currentData;
  const taken = useTaken(planting);
  if (error && !guide) return { state: isMissing(error) ? 'none' : 'failed' };
  if (!guide) return { state: 'loading' };
  const started = startedOf(planting);
  if (started === null) return { state: 'needsSowing' };
  const state = farm?.state ?? null;
  const jobs = guide.work.filter(
    ({ states }) => states.length === 0 || state === null || states.includes(state),
  );
  const done = {
    ...doneByEntries(jobs, started, planting.diary),
    ...Object.fromEntries(
      [...taken].flatMap(([key, { doneOn }]) => (doneOn === null ? [] : [[key, doneOn]])),
    ),
  };
  const rain = Object.fromEntries(
    (forecast?.daily ?? [])
      .filter(({ source }) => source !== 'climate-normal')
      .map(({ date, precipitation }) => [date, precipitation ?? 0]),
  );
  const planned = planWork(jobs, started, done, today).filter(
    ({ to }) => to >= addDays(today, -PAST_DAYS),
  );
  if (planned.length === 0)
    return { state: jobs.some(({ from }) => from === 'pruning') ? 'needsPruning' : 'none' };
  const lines = planned.map((line): PlanLine => {
    const { job, from, to } = line;
    const first = dryDayIn({ from, to }, {}, today);
    const dry = DRY_WORK.includes(job.section) ? dryDayIn({ from, to }, rain, today) : first;
    return {
      ...line,
      takenFor: taken.get(job.key)?.date ?? null,
      isRefused: planting.plan_refused?.includes(job.key) ?? false,
      proposed: dry,
      isMovedByRain: dry !== first,
    };
  });
  return { state: 'known', lines };
}
