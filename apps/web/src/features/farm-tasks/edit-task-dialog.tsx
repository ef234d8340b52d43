import { useT } from '../../lib/i18n/use-t.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { type FarmTask, useEditFarmTaskMutation } from './farm-tasks.api.ts';
import { TaskForm } from './task-form.tsx';
import { valuesOf } from './task-values.ts';

/** Changes a task in the form it was written with. */
export function EditTaskDialog({ task, onClose }: { task: FarmTask; onClose: () => void }) {
  const t = useT('farm-tasks');
  const [edit] = useEditFarmTaskMutation();
  return (
    <Dialog open onClose={onClose} title={t('editing')}>
      <TaskForm
        values={valuesOf(task)}
        submitLabel={t('save')}
        failure={t('editFailed')}
        send={(body) => edit({ id: task.id, body }).unwrap()}
        onSaved={onClose}
      />
    </Dialog>
  );
}
