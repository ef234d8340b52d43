import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { FarmTask } from './farm-tasks.api.ts';

/** Due date, time and recurrence as text. */
export function useTaskWhen() {
  const t = useT('farm-tasks');
  const format = useFormat();
  return (task: Pick<FarmTask, 'date' | 'time' | 'recurrence'>): string => {
    // Weekday and date formatted separately: together, Marathi gets a comma between day and month.
    const day = [
      format.date(task.date, { weekday: 'short' }),
      format.date(task.date, { dateStyle: 'medium' }),
    ].join(', ');
    const hour = task.time ? format.time(`${task.date}T${task.time}`) : null;
    const often = task.recurrence === 'none' ? null : t(`recurrence.${task.recurrence}`);
    return [day, hour, often].filter((part) => part !== null).join(' · ');
  };
}
