import { useT } from '../../lib/i18n/use-t.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Failed } from '../../ui/not-loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { useRestoredFocus } from '../../ui/use-restored-focus.ts';
import { CalendarFeed } from './calendar-feed.tsx';
import { DeleteTaskDialog } from './delete-task-dialog.tsx';
import { groupTasks } from './task-groups.ts';
import { TaskRow } from './task-row.tsx';
import { useTaskActions } from './use-task-actions.ts';
import { useTasks } from './use-tasks.ts';

interface Props {
  onOpen: (id: string) => void;
  onRemoved: (id: string) => void;
}

/** Open tasks, overdue first, then finished ones. */
export function TaskList({ onOpen, onRemoved }: Props) {
  const t = useT('farm-tasks');
  const { pending, completed, tasks: all } = useTasks();
  const taskActions = useTaskActions();
  const today = useToday();
  const box = useRestoredFocus<HTMLDivElement>();
  if ((pending.isLoading || completed.isLoading) && all.length === 0)
    return <Skeleton className="h-32 w-full" />;
  const error = pending.data || all.length > 0 ? undefined : pending.error;
  if (error) {
    return (
      <Failed error={error} onRetry={pending.refetch} look="plain" icon="refresh">
        {t('listFailed')}
      </Failed>
    );
  }
  const open = all.filter((task) => !task.is_completed);
  const done = all.filter((task) => task.is_completed);
  const sections = [
    ...groupTasks(open, today),
    ...(done.length > 0 ? [{ group: 'done' as const, tasks: done }] : []),
  ];
  return (
    <div ref={box} className="flex flex-col gap-5 outline-none">
      {taskActions.failed && <Alert>{t('changeFailed')}</Alert>}
      {taskActions.harvestConflicts && <Alert tone="warn">{taskActions.harvestConflicts}</Alert>}
      {sections.length === 0 && <StateView state="empty">{t('none')}</StateView>}
      {sections.map(({ group, tasks }) => (
        <div key={group}>
          <h3 className={group === 'overdue' ? 'font-bold text-danger' : 'font-bold'}>
            {t(`group.${group}`)}
          </h3>
          <ul className="divide-y divide-line">
            {tasks.map((task) => (
              <TaskRow
                key={task.id}
                task={task}
                overdue={group === 'overdue'}
                taskActions={taskActions}
                onOpen={() => onOpen(task.id)}
              />
            ))}
          </ul>
        </div>
      ))}
      {[pending, completed].map((query, index) =>
        query.hasNextPage ? (
          <Button
            key={index === 0 ? 'pending' : 'completed'}
            look="plain"
            className="self-center"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t(index === 0 ? 'morePending' : 'moreDone')}
          </Button>
        ) : null,
      )}
      <CalendarFeed />
      <DeleteTaskDialog taskActions={taskActions} onGone={onRemoved} />
    </div>
  );
}
