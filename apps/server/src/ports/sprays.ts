import type { FarmTask } from '@ankur/contracts/farm-tasks/endpoints';
import type { Queryable } from '../platform/database/database.ts';
import type { PlannedTask, TaskPlan } from './tasks.ts';

/** Enforces the pre-harvest intervals of sprays on tasks. */
export interface SprayGuard {
  /** @throws AppError invalid when a date of the plan harvests inside the waiting period of a spray */
  refuseHarvest(plan: TaskPlan, on?: Queryable): Promise<void>;
  /** The first allowed day of a plan with a single date; null when no spray blocks it. */
  heldUntil(plan: TaskPlan, on: Queryable): Promise<string | null>;
  /**
   * Recomputes the waiting period of a spray from its task: from the task's date, or from the day
   * it was completed when that is later. Returns the harvest tasks inside a period that has moved.
   */
  follow(task: PlannedTask, on: Queryable): Promise<FarmTask[]>;
  /** Adds a waiting period for the next task of a recurring spray. */
  repeat(done: PlannedTask, next: { id: string; date: string }, on: Queryable): Promise<void>;
  /** Before a task is deleted: completed sprays keep their waiting period, planned ones are removed. */
  release(task: PlannedTask, on: Queryable): Promise<void>;
}
