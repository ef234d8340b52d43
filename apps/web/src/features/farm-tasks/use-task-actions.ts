import { useState } from 'react';
import { useHarvestConflicts } from '../../lib/tasks/use-harvest-conflicts.ts';
import {
  type ChangedTask,
  type FarmTask,
  useRemoveFarmTaskMutation,
  useSetFarmTaskDoneMutation,
} from './farm-tasks.api.ts';

/** Finishing, reopening and deleting tasks; failures are logged and shown. */
export function useTaskActions() {
  const [setDone] = useSetFarmTaskDoneMutation();
  const [remove, { isLoading: isRemoving }] = useRemoveFarmTaskMutation();
  const [asked, setAsked] = useState<FarmTask | null>(null);
  const [busyId, setBusyId] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [harvestConflicts, setHarvestConflicts] = useState<readonly FarmTask[]>([]);
  const named = useHarvestConflicts();
  const noteChange = (changed: ChangedTask): void => setHarvestConflicts(changed.in_the_way ?? []);

  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    setFailed(false);
    try {
      await work();
      return true;
    } catch (error) {
      console.error('changing the task failed', error);
      setFailed(true);
      return false;
    }
  };

  return {
    asked,
    busyId,
    failed,
    isRemoving,
    /** Names the harvests inside the waiting period after the last change; null for none. */
    harvestConflicts: named(harvestConflicts),
    noteChange,
    ask: setAsked,
    cancel: () => setAsked(null),
    toggle: async (task: FarmTask): Promise<void> => {
      setBusyId(task.id);
      await attempt(async () =>
        noteChange(await setDone({ task, done: !task.is_completed }).unwrap()),
      );
      setBusyId(null);
    },
    /** Deletes the selected task; returns whether that succeeded. Closes the dialog either way. */
    confirm: async (): Promise<boolean> => {
      if (!asked) return false;
      const gone = await attempt(() => remove({ task: asked }).unwrap());
      setAsked(null);
      return gone;
    },
  };
}

export type TaskActions = ReturnType<typeof useTaskActions>;
