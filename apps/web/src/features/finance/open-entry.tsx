import { rowOf, type Unsent } from '../../lib/outbox/fold.ts';
import type { OutboxRecord } from '../../lib/outbox/record.ts';
import { EditDialog } from './edit-dialog.tsx';
import type { Entry } from './finance.api.ts';

/** The form of a queued entry. */
export function OpenEntry({ record, onClose }: { record: OutboxRecord; onClose: () => void }) {
  const entry = { ...rowOf<Entry & Unsent>(record), ledger: record.what } as Entry & Unsent;
  return <EditDialog entry={entry} onClose={onClose} />;
}
