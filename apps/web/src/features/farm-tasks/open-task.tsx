import { rowOf } from '../../lib/outbox/fold.ts';
import type { OutboxRecord } from '../../lib/outbox/record.ts';
import { EditTaskDialog } from './edit-task-dialog.tsx';

/** The form of a queued task. */
export function OpenTask({ record, onClose }: { record: OutboxRecord; onClose: () => void }) {
  return <EditTaskDialog task={rowOf(record)} onChanged={() => undefined} onClose={onClose} />;
}
