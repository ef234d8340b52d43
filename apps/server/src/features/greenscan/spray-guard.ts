import { addDays, daysBetween } from '@ankur/agronomy/calendar-day';
import type { FarmTask } from '@ankur/contracts/farm-tasks/endpoints';
import type { Recurrence } from '@ankur/contracts/farm-tasks/rules';
import { failure } from '@ankur/contracts/problems';
import { CHEMICALS } from '@ankur/leaf-doctor/library/chemicals';
import type { AppDeps } from '../../app-deps.ts';
import { indianDate } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { invalid } from '../../platform/errors/app-error.ts';
import { type TaskRow, toTask } from '../farm-tasks/farm-tasks.mapper.ts';
import { createFarmTasksRepository } from '../farm-tasks/farm-tasks.repository.ts';
import { dateWithin } from '../farm-tasks/recurrence.ts';
import { speaksOfHarvest } from './harvest-words.ts';
import { concernsCrop, namesCrop } from './named-crops.ts';
import { createSpraysRepository, type SprayRow } from './sprays.repository.ts';

const PENDING_MAX = 500;

/** The fields of a task that decide whether and when it harvests. */
export type HarvestPlan = Pick<
  TaskRow,
  'farmerId' | 'taskName' | 'date' | 'anchorDate' | 'recurrence' | 'crop'
>;

/** The first date on which a task harvests a crop from `from` until before `until`; null when it does not. */
export function harvestWithin(
  task: Omit<HarvestPlan, 'farmerId'>,
  crop: string,
  from: string,
  until: string,
): string | null {
  if (!speaksOfHarvest(task.taskName, namesCrop)) return null;
  if (!concernsCrop({ task_name: task.taskName, crop: task.crop }, crop)) return null;
  return dateWithin({ ...task, recurrence: task.recurrence as Recurrence }, from, until);
}

/** Enforces the pre-harvest intervals of sprays. */
export function createSprayGuard(deps: Pick<AppDeps, 'db' | 'ids'>) {
  const sprays = createSpraysRepository(deps.db);
  const tasks = createFarmTasksRepository(deps.db);

  /** The harvest tasks inside the waiting period of a spray, each with its first date there. */
  async function harvestsInside(
    spray: Pick<SprayRow, 'farmerId' | 'crop' | 'date' | 'harvestFrom'>,
    on: Queryable,
  ): Promise<FarmTask[]> {
    const pending = await tasks.listPending(spray.farmerId, PENDING_MAX, on);
    return pending.flatMap((row) => {
      const date = harvestWithin(row, spray.crop, spray.date, spray.harvestFrom);
      return date === null ? [] : [{ ...toTask(row), date }];
    });
  }

  /** The spray with the longest remaining pre-harvest interval. */
  async function hold(on: Queryable, plan: HarvestPlan): Promise<SprayRow | null> {
    if (!speaksOfHarvest(plan.taskName, namesCrop)) return null;
    const holding = (await sprays.listHoldingAfter(plan.farmerId, plan.date, on)).filter(
      (spray) => harvestWithin(plan, spray.crop, spray.date, spray.harvestFrom) !== null,
    );
    return holding.sort((a, b) => b.harvestFrom.localeCompare(a.harvestFrom))[0] ?? null;
  }

  return {
    harvestsInside,

    /** @throws AppError invalid when a date of the plan harvests inside the waiting period of a spray */
    async refuseHarvest(plan: HarvestPlan, on: Queryable = deps.db): Promise<void> {
      const spray = await hold(on, plan);
      if (spray === null) return;
      const known = (CHEMICALS as Record<string, { active: string }>)[spray.chemical];
      const product = known?.active ?? spray.chemical;
      const { crop, date, harvestFrom: until } = spray;
      throw invalid({ date: [failure('harvest_held', { crop, product, date, until })] });
    },

    /** The first allowed day of a plan with a single date; null when no spray blocks it. */
    async heldUntil(plan: HarvestPlan, on: Queryable): Promise<string | null> {
      return (await hold(on, { ...plan, recurrence: 'none' }))?.harvestFrom ?? null;
    },

    /**
     * Recomputes the waiting period of a spray from its task: from the task's date, or from the day
     * it was completed when that is later. Returns the harvest tasks inside a period that has moved.
     */
    async follow(task: TaskRow, on: Queryable): Promise<FarmTask[]> {
      const spray = await sprays.findOfTask(on, task.farmerId, task.id);
      if (spray === null) return [];
      const doneOn = task.completedAt ? indianDate(task.completedAt) : task.date;
      const date = doneOn > task.date ? doneOn : task.date;
      const harvestFrom = addDays(date, daysBetween(spray.date, spray.harvestFrom));
      if (date === spray.date) return [];
      await sprays.update(on, task.farmerId, task.id, { date, harvestFrom });
      return harvestsInside({ ...spray, date, harvestFrom }, on);
    },

    /** Adds a waiting period for the next task of a recurring spray. */
    async repeat(done: TaskRow, next: { id: string; date: string }, on: Queryable): Promise<void> {
      const spray = await sprays.findOfTask(on, done.farmerId, done.id);
      if (spray === null) return;
      const harvestFrom = addDays(next.date, daysBetween(spray.date, spray.harvestFrom));
      const { id: taskId, date } = next;
      await sprays.insert({ ...spray, id: deps.ids.next(), taskId, date, harvestFrom }, on);
    },

    /** Before a task is deleted: completed sprays keep their waiting period, planned ones are removed. */
    async release(task: TaskRow, on: Queryable): Promise<void> {
      if (task.completedAt) await sprays.update(on, task.farmerId, task.id, { taskId: null });
    },
  };
}

export type SprayGuard = ReturnType<typeof createSprayGuard>;
