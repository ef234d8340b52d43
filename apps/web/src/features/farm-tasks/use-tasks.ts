import { useMemo } from 'react';
import { rowsOf } from '../../lib/http/paged.ts';
import { useFolded } from '../../lib/outbox/use-folded.ts';
import { type FarmTask, useFarmTasksInfiniteQuery } from './farm-tasks.api.ts';

/** The farmer's tasks, open and done, with queued writes applied; `fresh` is newer than the lists. */
export function useTasks(fresh?: FarmTask) {
  const pending = useFarmTasksInfiniteQuery('pending');
  const completed = useFarmTasksInfiniteQuery('completed');
  const rows = useMemo(() => {
    const open = (rowsOf(pending.data) ?? []).filter((task) => !task.is_completed);
    const done = (rowsOf(completed.data) ?? []).filter((task) => task.is_completed);
    const byId = new Map([...open, ...done, ...(fresh ? [fresh] : [])].map((one) => [one.id, one]));
    return [...byId.values()];
  }, [pending.data, completed.data, fresh]);
  return { pending, completed, tasks: useFolded('task', rows) };
}
