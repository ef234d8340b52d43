import { useState } from 'react';
import { isUnreachable } from '../../lib/http/field-errors.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { UnsentMark } from '../../ui/unsent-mark.tsx';
import { DeleteTaskDialog } from './delete-task-dialog.tsx';
import { EditTaskDialog } from './edit-task-dialog.tsx';
import { useFarmTaskQuery } from './farm-tasks.api.ts';
import { TaskFacts } from './task-facts.tsx';
import { useTaskActions } from './use-task-actions.ts';
import { useTasks } from './use-tasks.ts';

/** A task from the server, or from the list until it is loaded. */
function useTask(id: string) {
  const { data, error } = useFarmTaskQuery(id);
  const { tasks } = useTasks(data);
  return { task: tasks.find((one) => one.id === id), error };
}

interface Props {
  id: string;
  onBack: () => void;
  onRemoved: (id: string) => void;
}

/** A task with its actions. */
export function TaskDetail({ id, onBack, onRemoved }: Props) {
  const t = useT('farm-tasks');
  const { task, error } = useTask(id);
  const taskActions = useTaskActions();
  const [editing, setEditing] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      <Button look="quiet" icon="arrow-left" className="self-start" onClick={onBack}>
        {t('back')}
      </Button>
      {!task && !error && <Skeleton className="h-32 w-full" />}
      {!task && error && (
        <StateView state={isUnreachable(error) ? 'offline' : 'error'}>{t('oneFailed')}</StateView>
      )}
      {task && (
        <>
          <h3 className="text-lg font-bold wrap-anywhere">{task.task_name}</h3>
          <TaskFacts task={task} />
          <UnsentMark record={task.unsent} />
          {taskActions.failed && <Alert>{t('changeFailed')}</Alert>}
          {taskActions.harvestConflicts && (
            <Alert tone="warn">{taskActions.harvestConflicts}</Alert>
          )}
          <div className="flex flex-wrap gap-3">
            <Button
              icon={task.is_completed ? 'refresh' : 'check'}
              busy={taskActions.busyId === task.id}
              onClick={() => void taskActions.toggle(task)}
            >
              {t(task.is_completed ? 'undo' : 'done')}
            </Button>
            <Button look="plain" icon="edit" onClick={() => setEditing(true)}>
              {t('edit')}
            </Button>
            <Button look="plain" icon="trash" onClick={() => taskActions.ask(task)}>
              {t('delete')}
            </Button>
          </div>
          {editing && (
            <EditTaskDialog
              task={task}
              onChanged={taskActions.noteChange}
              onClose={() => setEditing(false)}
            />
          )}
        </>
      )}
      <DeleteTaskDialog
        taskActions={taskActions}
        onGone={(gone) => {
          onBack();
          onRemoved(gone);
        }}
      />
    </div>
  );
}
