import type { FarmTask } from './farm-tasks.api.ts';

export const TASK_FIELDS = [
  'task_name',
  'date',
  'time',
  'priority',
  'recurrence',
  'notes',
] as const;

/** Form values: the texts of the controls. */
export type TaskValues = Record<(typeof TASK_FIELDS)[number], string>;

/** An empty form: today, of medium priority, once. */
export function newTask(today: string): TaskValues {
  return {
    task_name: '',
    date: today,
    time: '',
    priority: 'medium',
    recurrence: 'none',
    notes: '',
  };
}

/** Form values of an existing task. */
export function valuesOf(task: FarmTask): TaskValues {
  const { task_name, date, time, priority, recurrence, notes } = task;
  return { task_name, date, time: time ?? '', priority, recurrence, notes };
}
