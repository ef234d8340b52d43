import type { FarmTask } from '@ankur/contracts/farm-tasks/endpoints';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Alert } from '../../ui/alert.tsx';

/** Harvest tasks that lie inside the waiting period of a spray; nothing when there are none. */
export function InTheWay({ tasks }: { tasks: readonly FarmTask[] }) {
  const t = useT('farm-tasks');
  const format = useFormat();
  if (tasks.length === 0) return null;
  const named = tasks.map((task) => `${task.task_name} (${format.date(task.date)})`);
  return <Alert tone="warn">{t('inTheWay', { tasks: format.list(named) })}</Alert>;
}
