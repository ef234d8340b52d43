import type { FarmTask } from '@ankur/contracts/farm-tasks/endpoints';
import type { Queryable } from '../platform/database/database.ts';

/** The fields of a task that decide whether and when it harvests. */
export interface TaskPlan {
  farmerId: string;
  taskName: string;
  date: string;
  anchorDate: string;
  recurrence: string;
  crop: string | null;
}

export interface PlannedTask extends TaskPlan {
  id: string;
  completedAt: Date | null;
}

/** A task that another feature writes down for a farmer: once, on one date. */
export interface TaskToPlan {
  id: string;
  farmerId: string;
  taskName: string;
  date: string;
  notes: string;
  source: string;
  crop: string | null;
  /** The planting that it is for. */
  plantingId: string | null;
  at: Date;
}

/** A task of a plan of work; its source tells the job. */
export interface TaskOfPlan {
  id: string;
  source: string;
  isDone: boolean;
  isDoneByDiary: boolean;
}

/** What other features do with a farmer's tasks. */
export interface TasksPort {
  /** What is still to be done, soonest first: each task and its plan. */
  pending(
    farmerId: string,
    limit: number,
    on?: Queryable,
  ): Promise<{ task: FarmTask; plan: TaskPlan }[]>;
  /** Writes down a task of high priority; null when there is one of that id. */
  plan(task: TaskToPlan, on: Queryable): Promise<FarmTask | null>;
  /** The tasks that were taken from the plan of work of a planting and come once. */
  ofPlan(farmerId: string, plantingId: string, on: Queryable): Promise<TaskOfPlan[]>;
  /** Finishes a task on a day, because the diary of its planting tells of the work. */
  finish(farmerId: string, id: string, date: string, on: Queryable): Promise<void>;
  /** Opens a task again whose entry in the diary was taken back. */
  reopen(farmerId: string, id: string, on: Queryable): Promise<void>;
  find(farmerId: string, id: string): Promise<FarmTask | null>;
}
