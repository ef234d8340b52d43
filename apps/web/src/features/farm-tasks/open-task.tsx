import type { OutboxRecord } from '../../lib/outbox/record.ts';
import { EditTaskDialog } from './edit-task-dialog.tsx';
import type { FarmTask } from './farm-tasks.api.ts';

/** The form of a queued task. */
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
