import { useState } from 'react';
import { useAddTaskMutation } from '../../entities/task/add-task.api.ts';
import type { Drafts } from '../../lib/forms/use-draft.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { Alert } from '../../ui/alert.tsx';
import { TaskForm } from './task-form.tsx';
import { newTask } from './task-values.ts';

/** The form for a new task, reset after each. */
export function AddTask({ drafts }: { drafts: Drafts }) {
  const t = useT('farm-tasks');
  const [add] = useAddTaskMutation();
  const today = useToday();
  const [saved, setSaved] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      <TaskForm
        values={newTask(today)}
        submitLabel={t('add')}
        failure={t('addFailed')}
        send={(body) => {
          setSaved(false);
          return add(body).unwrap();
        }}
        onSaved={() => setSaved(true)}
        drafts={drafts}
      />
      {saved && <Alert tone="good">{t('added')}</Alert>}
    </div>
  );
}
