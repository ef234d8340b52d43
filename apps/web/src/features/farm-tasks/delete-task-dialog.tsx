import { useT } from '../../lib/i18n/use-t.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { TaskDeeds } from './use-task-deeds.ts';

/** Asks before a task is deleted; a recurring one does not come again. */
export function DeleteTaskDialog({ deeds, onGone }: { deeds: TaskDeeds; onGone?: () => void }) {
  const t = useT('farm-tasks');
  const task = deeds.asked;
  const confirm = async (): Promise<void> => {
    if (await deeds.confirm()) onGone?.();
  };
  return (
    <ConfirmDialog
      open={task !== null}
      title={t('confirmDeletion')}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      danger
      busy={deeds.isRemoving}
      onConfirm={() => void confirm()}
      onCancel={deeds.cancel}
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
