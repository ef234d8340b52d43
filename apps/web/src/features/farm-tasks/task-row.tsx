import { useId } from 'react';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { RefusalLines } from '../../ui/refusal-lines.tsx';
import { UnsentMark } from '../../ui/unsent-mark.tsx';
import type { FarmTask } from './farm-tasks.api.ts';
import { useTaskWhen } from './task-when.ts';
import type { TaskActions } from './use-task-actions.ts';

interface Props {
  task: FarmTask & Unsent;
  overdue: boolean;
  taskActions: TaskActions;
  onOpen: () => void;
}

/** A row of the list: opens, finishes or deletes a task. */
export function TaskRow({ task, overdue, taskActions, onOpen }: Props) {
  const t = useT('farm-tasks');
  const failureText = useFailureText('farm-tasks');
  const when = useTaskWhen();
  const nameId = useId();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-52">
        <button
          id={nameId}
          type="button"
          onClick={onOpen}
          className={cx(
            'min-h-11 text-start font-semibold wrap-anywhere hover:underline',
            task.is_completed && 'text-muted line-through',
          )}
        >
          {task.task_name}
        </button>
        <p className={overdue ? 'text-sm font-medium text-danger' : 'text-sm text-muted'}>
          {when(task)}
        </p>
        <UnsentMark record={task.unsent} />
        <RefusalLines record={task.unsent} failureText={failureText} />
      </div>
      {task.priority === 'high' && <Badge tone="warn">{t('priority.high')}</Badge>}
      <div className="flex items-center gap-1">
        <Button
          look={task.is_completed ? 'quiet' : 'plain'}
          icon={task.is_completed ? 'refresh' : 'check'}
          busy={taskActions.busyId === task.id}
          aria-describedby={nameId}
          onClick={() => void taskActions.toggle(task)}
        >
          {t(task.is_completed ? 'undo' : 'done')}
        </Button>
        <IconButton
          icon="trash"
          label={t('delete')}
          aria-describedby={nameId}
          onClick={() => taskActions.ask(task)}
        />
      </div>
    </li>
  );
}
