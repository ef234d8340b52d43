import type { SpokenEntry } from '@ankur/assistant/entry/spoken-entry';
import { TASK_NAME_MAX } from '@ankur/contracts/farm-tasks/rules';
import { useAddFarmTaskMutation } from './farm-tasks.api.ts';

/** Saves what was said as a task; false when it is refused. */
export function useSaveSpokenTask(): (entry: SpokenEntry) => Promise<boolean> {
  const [add] = useAddFarmTaskMutation();
  return async ({ text, date, crop }) =>
    !(await add({ task_name: text.slice(0, TASK_NAME_MAX), date, crop })).error;
}
