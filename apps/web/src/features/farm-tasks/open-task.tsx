import type { OutboxRecord } from '../../lib/outbox/record.ts';
import { EditTaskDialog } from './edit-task-dialog.tsx';
import type { FarmTask } from './farm-tasks.api.ts';

/** The form of a task that waits to be sent, with what was typed. */
export function OpenTask({ record, onClose }: { record: OutboxRecord; onClose: () => void }) {
  const task = { ...record.row, id: record.thing } as unknown as FarmTask;
  return (
    <EditTaskDialog
      task={{ ...task, unsent: record }}
      onChanged={() => undefined}
      onClose={onClose}
    />
  );
}
