import { TASK_MISSED_DAYS } from '@ankur/agronomy/today/deadlines';
import { taskStake } from '@ankur/agronomy/today/stakes';
import { hoursToEndOf, stateOf, type TodaySource } from '../../entities/today/today-line.ts';
import { rowsOf } from '../../lib/http/paged.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useFolded } from '../../lib/outbox/use-folded.ts';
import { useNow } from '../../lib/time/clock.ts';
import { addLocalDays, todayLocal } from '../../lib/time/local-date.ts';
import { useFarmTasksInfiniteQuery, useSetFarmTaskDoneMutation } from './farm-tasks.api.ts';

const MINUTE_MS = 60_000;

/** Open tasks of today and of the week before, each done by one press. */
export function useTasksToday(): TodaySource {
  const t = useT('today');
  const format = useFormat();
  const now = useNow(MINUTE_MS);
  const query = useFarmTasksInfiniteQuery('pending');
  const tasks = useFolded('task', rowsOf(query.data));
  const [setDone] = useSetFarmTaskDoneMutation();
  const today = todayLocal();
  const since = addLocalDays(today, -TASK_MISSED_DAYS);
  const lines = tasks
    .filter((task) => !task.is_completed && task.date >= since && task.date <= today)
    .map((task) => ({
      key: `task:${task.id}`,
      icon: 'check' as const,
      stakeRupees: taskStake(task.priority),
      hoursLeft: hoursToEndOf(task.date, now),
      text: t('task.text', { task: task.task_name }),
      reason: t(task.date === today ? 'task.today' : 'task.late', {
        date: format.date(task.date),
      }),
      action: {
        label: t('done'),
        run: async () => {
          if ((await setDone({ task, done: true })).error) return false;
          return async () => !(await setDone({ task, done: false })).error;
        },
      },
    }));
  return { state: stateOf(query), lines };
}
