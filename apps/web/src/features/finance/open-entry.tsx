import type { OutboxRecord } from '../../lib/outbox/record.ts';
import { EditDialog } from './edit-dialog.tsx';
import type { Entry } from './finance.api.ts';

/** The form of a queued entry. */
export function OpenEntry({ record, onClose }: { record: OutboxRecord; onClose: () => void }) {
  const entry = { ...record.row, ledger: record.what, id: record.thing } as unknown as Entry;
  return <EditDialog entry={{ ...entry, unsent: record }} onClose={onClose} />;
}
