import { idbStore } from './idb-store.ts';
import { memoryStore, type OutboxStore } from './store.ts';

/** Keeps writes in the database of this device; where the browser refuses one, as long as the page is open. */
export function browserStore(): OutboxStore {
  if (!('indexedDB' in globalThis)) return memoryStore();
  const database = idbStore();
  const memory = memoryStore();
  // The first reading tells which of the two it is.
  let chosen: Promise<OutboxStore> | undefined;
  const store = (): Promise<OutboxStore> => {
    chosen ??= database.read('').then(
      () => database,
      () => memory,
    );
    return chosen;
  };
  return {
    change: async (owner, decide, files) => (await store()).change(owner, decide, files),
    read: async (owner) => (await store()).read(owner),
    filesOf: async (record) => (await store()).filesOf(record),
  };
}
