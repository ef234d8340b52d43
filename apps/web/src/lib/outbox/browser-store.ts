import { idbStore } from './idb-store.ts';
import type { OutboxStore } from './store.ts';

const memory = async (): Promise<OutboxStore> => (await import('./memory-store.ts')).memoryStore();

/** Keeps writes in the database of this device; where the browser refuses one, as long as the page is open. */
export function browserStore(): OutboxStore {
  const database = idbStore();
  // The first reading tells whether there is a database.
  let chosen: Promise<OutboxStore> | undefined;
  const store = (): Promise<OutboxStore> => {
    chosen ??=
      'indexedDB' in globalThis ? database.read('').then(() => database, memory) : memory();
    return chosen;
  };
  return {
    change: async (owner, decide, files) => (await store()).change(owner, decide, files),
    read: async (owner) => (await store()).read(owner),
    filesOf: async (record) => (await store()).filesOf(record),
  };
}
