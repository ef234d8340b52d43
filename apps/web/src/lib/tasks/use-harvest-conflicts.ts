import type { FarmTask } from '@ankur/contracts/farm-tasks/endpoints';
import { useFormat } from '../i18n/use-format.ts';
import { useT } from '../i18n/use-t.ts';

/**
 * Names harvest tasks inside the waiting period of a spray; null when there are none. Uses common texts:
 * loading another namespace would suspend the page, offline forever.
 */
export function useHarvestConflicts(): (tasks: readonly FarmTask[]) => string | null {
  const t = useT('common');
  const format = useFormat();
  return (tasks) => {
    if (tasks.length === 0) return null;
    const named = tasks.map((task) => `${task.task_name} (${format.date(task.date)})`);
    return t('inTheWay', { tasks: format.list(named) });
  };
}
