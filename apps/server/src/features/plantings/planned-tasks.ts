import { jobsByEntries, type PlanJob, type Started } from '@ankur/agronomy/work-plan';
import { PLAN_SOURCE } from '@ankur/contracts/farm-record/plantings';
import type { AppDeps } from '../../app-deps.ts';
import { toGuide } from '../../library/crop-guide.mapper.ts';
import { cropFactsOf } from '../../library/crop-guides.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Whose } from '../../platform/records/records.repository.ts';
import type { Follow } from '../../platform/records/records.service.ts';
import { findSown, listWorkEntries, type WorkEntry } from './plan.repository.ts';

/** Which states a job is for does not depend on the language. */
const LANGUAGE = 'en';

/** Whose planting it is, and where that farm lies. */
interface Place {
  farmerId: string;
  parent: string;
  state: string | null;
}

/** Days of the events from which jobs count; the last of a kind counts. */
const eventsOf = (entries: readonly WorkEntry[]): Started['events'] =>
  Object.fromEntries(
    entries
      .filter(({ kind }) => kind === 'transplanting' || kind === 'pruning')
      .map(({ kind, date }) => [kind, date]),
  );

/**
 * Keeps the tasks that were taken from the plan of work of a planting in step with its diary, after an entry was written,
 * changed or deleted: the job that the entry is finishes its task, and without the entry the task is open again. A task
 * that the farmer opened again stays open.
 */
export function createPlannedTasksFollower({
  circumstances,
  tasks,
}: Pick<AppDeps, 'circumstances' | 'tasks'>) {
  const jobsOf = (crop: string, state: string | null): PlanJob[] => {
    const facts = cropFactsOf(crop);
    if (facts === null) return [];
    return toGuide(facts, LANGUAGE).work.filter(
      ({ states }) => states.length === 0 || state === null || states.includes(state),
    );
  };
  async function follow({ farmerId, parent, state }: Place, entryId: string, on: Queryable) {
    const sown = await findSown(on, farmerId, parent);
    const taken = await tasks.ofPlan(farmerId, parent, on);
    if (sown === null || taken.length === 0) return;
    const jobs = jobsOf(sown.crop, state);
    const entries = await listWorkEntries(on, farmerId, parent);
    const doneBy = (told: readonly WorkEntry[]) =>
      jobsByEntries(jobs, { ...sown, events: eventsOf(told) }, told);
    const now = doneBy(entries);
    const without = doneBy(entries.filter(({ id }) => id !== entryId));
    for (const { id, source, isDone, isDoneByDiary } of taken) {
      const key = source.slice(PLAN_SOURCE.length);
      const entry = now[key];
      if (!isDone && entry && !without[key]) await tasks.finish(farmerId, id, entry.date, on);
      if (isDoneByDiary && !entry) await tasks.reopen(farmerId, id, on);
    }
  }
  return async ({ farmerId, parent = '' }: Whose): Promise<Follow> => {
    const { state } = await circumstances.placeOf(farmerId);
    return (entryId, on) => follow({ farmerId, parent, state }, entryId, on);
  };
}
