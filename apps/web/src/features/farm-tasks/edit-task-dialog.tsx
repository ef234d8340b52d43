import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { type ChangedTask, type FarmTask, useEditFarmTaskMutation } from './farm-tasks.api.ts';
import { TaskForm } from './task-form.tsx';
import { valuesOf } from './task-values.ts';

interface Props {
  task: FarmTask & Unsent;
  onChanged: (changed: ChangedTask) => void;
  onClose: () => void;
}

/** Edits a task in the same form. */
export function EditTaskDialog({ task, onChanged, onClose }: Props) {
  const t = useT('farm-tasks');
  const [edit] = useEditFarmTaskMutation();
  return (
    <Dialog open onClose={onClose} title={t('editing')}>
      <TaskForm
        values={valuesOf(task)}
        submitLabel={t('save')}
        failure={t('editFailed')}
        send={async (body) => onChanged(await edit({ task, body }).unwrap())}
        onSaved={onClose}
        refusal={task.unsent?.refusal}
      />
    </Dialog>
  );
}
