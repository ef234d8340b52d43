import { canRewrite, rewrite } from './discard.ts';
import { change, ports, sendWaiting } from './outbox.ts';
import type { OutboxRecord, Row } from './record.ts';
import { fileKeys } from './store.ts';

/**
 * Puts another file in place of the first one of a write that was refused or never sent, and other values of its form,
 * and sends it; without a file the one that is there stays. False: it is on its way already.
 */
export async function replaceFile(
  { id, owner }: OutboxRecord,
  file: Blob | null,
  values: Row = {},
): Promise<boolean> {
  const record = (await ports.store.read(owner)).find((one) => one.id === id);
  const [key] = record && canRewrite(record) ? fileKeys(record) : [];
  if (key === undefined) return false;
  const files = file ? new Map([[key, file]]) : undefined;
  const isReplaced = await change(owner, (records) => rewrite(records, id, values), files);
  void sendWaiting();
  return isReplaced;
}
