import { addDays, daysBetween } from '@ankur/agronomy/calendar-day';
import { dateWithin } from '@ankur/agronomy/recurrence';
import type { FarmTask } from '@ankur/contracts/farm-tasks/endpoints';
import type { Recurrence } from '@ankur/contracts/farm-tasks/rules';
import { failure } from '@ankur/contracts/problems';
import { CHEMICALS } from '@ankur/leaf-doctor/library/chemicals';
import type { AppDeps } from '../../app-deps.ts';
import { indianDate } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { invalid } from '../../platform/errors/app-error.ts';
import type { SprayGuard } from '../../ports/sprays.ts';
import type { TaskPlan } from '../../ports/tasks.ts';
import { speaksOfHarvest } from './harvest-words.ts';
import { concernsCrop, namesCrop } from './named-crops.ts';
import { createSpraysRepository, type SprayRow } from './sprays.repository.ts';

const PENDING_MAX = 500;

/** The first date on which a task harvests a crop from `from` until before `until`; null when it does not. */
export function harvestWithin(
  task: Omit<TaskPlan, 'farmerId'>,
  crop: string,
  from: string,
  until: string,
): string | null {
  if (!speaksOfHarvest(task.taskName, namesCrop)) return null;
  if (!concernsCrop({ task_name: task.taskName, crop: task.crop }, crop)) return null;
  return dateWithin({ ...task, recurrence: task.recurrence as Recurrence }, from, until);
}

type PlannedSpray = Pick<SprayRow, 'farmerId' | 'crop' | 'date' | 'harvestFrom'>;

/** Enforces the pre-harvest intervals of sprays. */
export function createSprayGuard(deps: Pick<AppDeps, 'db' | 'ids' | 'tasks'>): SprayGuard & {
  harvestsInside(spray: PlannedSpray, on: Queryable): Promise<FarmTask[]>;
} {
  const sprays = createSpraysRepository(deps.db);

  /** The harvest tasks inside the waiting period of a spray, each with its first date there. */
  async function harvestsInside(spray: PlannedSpray, on: Queryable): Promise<FarmTask[]> {
    const pending = await deps.tasks.pending(spray.farmerId, PENDING_MAX, on);
    return pending.flatMap(({ task, plan }) => {
      const date = harvestWithin(plan, spray.crop, spray.date, spray.harvestFrom);
      return date === null ? [] : [{ ...task, date }];
    });
  }

  /** The spray with the longest remaining pre-harvest interval. */
  async function hold(on: Queryable, plan: TaskPlan): Promise<SprayRow | null> {
    if (!speaksOfHarvest(plan.taskName, namesCrop)) return null;
    const holding = (await sprays.listHoldingAfter(plan.farmerId, plan.date, on)).filter(
      (spray) => harvestWithin(plan, spray.crop, spray.date, spray.harvestFrom) !== null,
    );
    return holding.sort((a, b) => b.harvestFrom.localeCompare(a.harvestFrom))[0] ?? null;
  }

  return {
    harvestsInside,

    async refuseHarvest(plan, on = deps.db) {
      const spray = await hold(on, plan);
      if (spray === null) return;
      const known = (CHEMICALS as Record<string, { active: string }>)[spray.chemical];
      const product = known?.active ?? spray.chemical;
      const { crop, date, harvestFrom: until } = spray;
      throw invalid({ date: [failure('harvest_held', { crop, product, date, until })] });
    },

    async heldUntil(plan, on) {
      return (await hold(on, { ...plan, recurrence: 'none' }))?.harvestFrom ?? null;
    },

    async follow(task, on) {
      const spray = await sprays.findOfTask(on, task.farmerId, task.id);
      if (spray === null) return [];
      const doneOn = task.completedAt ? indianDate(task.completedAt) : task.date;
      const date = doneOn > task.date ? doneOn : task.date;
      const harvestFrom = addDays(date, daysBetween(spray.date, spray.harvestFrom));
      if (date === spray.date) return [];
      await sprays.update(on, task.farmerId, task.id, { date, harvestFrom });
      return harvestsInside({ ...spray, date, harvestFrom }, on);
    },

    async repeat(done, next, on) {
      const spray = await sprays.findOfTask(on, done.farmerId, done.id);
      if (spray === null) return;
      const harvestFrom = addDays(next.date, daysBetween(spray.date, spray.harvestFrom));
      const { id: taskId, date } = next;
      await sprays.insert({ ...spray, id: deps.ids.next(), taskId, date, harvestFrom }, on);
    },

    async release(task, on) {
      if (task.completedAt) await sprays.update(on, task.farmerId, task.id, { taskId: null });
    },
  };
}
