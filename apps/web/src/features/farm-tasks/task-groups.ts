import { addDays } from '@ankur/agronomy/calendar-day';
import type { FarmTask } from './farm-tasks.api.ts';

const TASK_GROUPS = ['overdue', 'today', 'week', 'later'] as const;
type TaskGroup = (typeof TASK_GROUPS)[number];

const WEIGHT = { high: 0, medium: 1, low: 2 } as const;

/** By date, then time (without time last), then priority. */
function before(a: FarmTask, b: FarmTask): number {
  return (
    a.date.localeCompare(b.date) ||
    (a.time ?? '99').localeCompare(b.time ?? '99') ||
    WEIGHT[a.priority] - WEIGHT[b.priority]
  );
}

function groupOf(date: string, today: string): TaskGroup {
  if (date < today) return 'overdue';
  if (date === today) return 'today';
  return date <= addDays(today, 7) ? 'week' : 'later';
}

/** Open tasks by due date; empty groups are omitted. */
export function groupTasks<Task extends FarmTask>(
  tasks: readonly Task[],
  today: string,
): { group: TaskGroup; tasks: Task[] }[] {
  const sorted = [...tasks].sort(before);
  return TASK_GROUPS.map((group) => ({
    group,
    tasks: sorted.filter((task) => groupOf(task.date, today) === group),
  })).filter((one) => one.tasks.length > 0);
}
