import type { FarmTask } from '@ankur/contracts/farm-tasks/endpoints';
import type { TaskPatch } from '@ankur/contracts/farm-tasks/rules';
import type { farmTasks } from './farm-tasks.tables.ts';

export type TaskRow = typeof farmTasks.$inferSelect;
export type NewTask = typeof farmTasks.$inferInsert;

/** A task as the API answers it. */
export function toTask(row: TaskRow): FarmTask {
  return {
    id: row.id,
    task_name: row.taskName,
    date: row.date,
    time: row.time,
    priority: row.priority,
    recurrence: row.recurrence,
    notes: row.notes,
    is_completed: row.completedAt !== null,
    completed_at: row.completedAt?.toISOString() ?? null,
    source: row.source,
    crop: row.crop,
    planting: row.plantingId,
    updated_at: row.updatedAt.toISOString(),
  };
}

/** Columns that a change of fields sets. A new date or recurrence restarts the series at the task's date. */
export function toChange(patch: TaskPatch, present: TaskRow): Partial<NewTask> {
  const { task_name: taskName, date, time, priority, recurrence, notes, source, crop } = patch;
  const { planting: plantingId } = patch;
  const moved =
    (date !== undefined && date !== present.date) ||
    (recurrence !== undefined && recurrence !== present.recurrence);
  const told = { taskName, date, time, priority, recurrence, notes, source, crop, plantingId };
  const all: Partial<NewTask> = told;
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  return moved ? { ...given, anchorDate: date ?? present.date } : given;
}
