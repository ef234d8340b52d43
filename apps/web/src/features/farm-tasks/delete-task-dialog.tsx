import { useT } from '../../lib/i18n/use-t.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { TaskActions } from './use-task-actions.ts';

/** Confirmation before deleting a task; a recurring one ends. */
export function DeleteTaskDialog({
  taskActions,
  onGone,
}: {
  taskActions: TaskActions;
  onGone: (id: string) => void;
}) {
  const t = useT('farm-tasks');
  const task = taskActions.asked;
  const confirm = async (): Promise<void> => {
    if (task && (await taskActions.confirm())) onGone(task.id);
  };
  return (
    <ConfirmDialog
      open={task !== null}
      title={t('confirmDeletion')}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      danger
      busy={taskActions.isRemoving}
      onConfirm={() => void confirm()}
      onCancel={taskActions.cancel}
    >
      {task && (
        <>
          <p>{t('deleteQuestion')}</p>
          <p className="mt-2 font-semibold wrap-anywhere">{task.task_name}</p>
          {task.recurrence !== 'none' && !task.is_completed && (
            <p className="mt-2 text-muted">{t('deleteEndsSeries')}</p>
          )}
        </>
      )}
    </ConfirmDialog>
  );
}
