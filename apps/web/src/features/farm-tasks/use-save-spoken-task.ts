import type { SpokenEntry } from '@ankur/assistant/entry/spoken-entry';
import { TASK_NAME_MAX } from '@ankur/contracts/farm-tasks/rules';
import { useAddTaskMutation } from '../../entities/task/add-task.api.ts';
import { useRemoveFarmTaskMutation } from './farm-tasks.api.ts';

/** Saves what was said as a task; gives what takes it back, null when it is refused. */
export function useSaveSpokenTask(): (
  entry: SpokenEntry,
) => Promise<(() => Promise<boolean>) | null> {
  const [add] = useAddTaskMutation();
  const [remove] = useRemoveFarmTaskMutation();
  return async ({ text, date, crop }) => {
    const { data: task } = await add({ task_name: text.slice(0, TASK_NAME_MAX), date, crop });
    return task ? async () => !(await remove({ task })).error : null;
  };
}
