import { openDatabase } from '../database/database.ts';
import { fileKeys, keptKeys, type OutboxStore } from './store.ts';

/** Keeps writes in IndexedDB: they outlive the page, the session and the phone's restart. */
export function idbStore(): OutboxStore {
  return {
    async change(owner, decide, files) {
      const database = await openDatabase();
      const transaction = database.transaction(['writes', 'files'], 'readwrite', {
        durability: 'strict',
      });
      const writes = transaction.objectStore('writes');
      const blobs = transaction.objectStore('files');
      const records = await writes.index('owner').getAll(owner);
      const decision = decide(records);
      const { put = [], remove = [], result } = decision;
      const { held, freed } = keptKeys(records, decision);
      await Promise.all([
        ...freed.map((key) => blobs.delete(key)),
        ...remove.map((id) => writes.delete(id)),
        ...put.map((record) => writes.put(record)),
        ...[...(files ?? [])].map(([key, blob]) => held.includes(key) && blobs.put(blob, key)),
        transaction.done,
      ]);
      return result;
    },
    async read(owner) {
      return (await openDatabase()).getAllFromIndex('writes', 'owner', owner);
    },
    async filesOf(record) {
      const database = await openDatabase();
      const found = new Map<string, Blob>();
      for (const key of fileKeys(record)) {
        const blob = await database.get('files', key);
        if (blob) found.set(key, blob);
      }
      return found;
    },
  };
}
