import { openDatabase } from '../database/database.ts';
import type { Lock } from './locks.ts';
import { fileKeys } from './store.ts';

/**
 * Deletes files that no record names, of any farmer of this device: earlier versions of the app left some behind. One tab
 * at a time does it. Records are stored together with their files, so that one transaction sees both or neither.
 */
export async function sweepFiles(lock: Lock): Promise<void> {
  await lock('outbox:sweep', sweep, { ifFree: true });
}

async function sweep(): Promise<void> {
  const database = await openDatabase();
  if ((await database.count('files')) === 0) return;
  const transaction = database.transaction(['writes', 'files'], 'readwrite');
  const files = transaction.objectStore('files');
  const [keys, records] = await Promise.all([
    files.getAllKeys(),
    transaction.objectStore('writes').getAll(),
  ]);
  const needed = new Set(records.flatMap(fileKeys));
  const left = keys.filter((key) => !needed.has(key));
  await Promise.all([...left.map((key) => files.delete(key)), transaction.done]);
}
