import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OutboxRecord } from '../outbox/record.ts';

interface Schema extends DBSchema {
  /** Writes that wait to be sent, of all farmers who use the device. */
  writes: { key: string; value: OutboxRecord; indexes: { owner: string } };
  /** Their files, by the key that the record names. */
  files: { key: string; value: Blob };
}

export type Database = IDBPDatabase<Schema>;

const NAME = 'ankur';
const VERSION = 1;

let opening: Promise<Database> | undefined;

/**
 * The database of this device, opened once; rejects where the browser has none or refuses it. A tab that holds up a
 * newer version lets go of it.
 */
export function openDatabase(): Promise<Database> {
  opening ??= openDB<Schema>(NAME, VERSION, {
    upgrade(database) {
      database.createObjectStore('writes', { keyPath: 'id' }).createIndex('owner', 'owner');
      database.createObjectStore('files');
    },
    blocking: () => closeDatabase(),
    terminated: () => closeDatabase(),
  }).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

/** Lets go of the database; the next use opens it anew. */
export function closeDatabase(): void {
  opening?.then(
    (database) => database.close(),
    () => undefined,
  );
  opening = undefined;
}
