import type { OutboxRecord } from './record.ts';
import { fileKeys, keptKeys, type OutboxStore } from './store.ts';

/** Holds what a browser without a database does not keep; it lasts as long as the page. */
export function memoryStore(): OutboxStore {
  const kept = new Map<string, OutboxRecord>();
  const blobs = new Map<string, Blob>();
  const of = (owner: string) => [...kept.values()].filter((one) => one.owner === owner);
  return {
    async change(owner, decide, files = new Map()) {
      const records = of(owner);
      const decision = decide(records);
      const { put = [], remove = [], result } = decision;
      const { held, freed } = keptKeys(records, decision);
      for (const key of freed) blobs.delete(key);
      for (const id of remove) kept.delete(id);
      for (const record of put) kept.set(record.id, record);
      for (const [key, blob] of files) if (held.includes(key)) blobs.set(key, blob);
      return result;
    },
    read: async (owner) => of(owner),
    filesOf: async (record) =>
      new Map(
        fileKeys(record).flatMap((key) => {
          const blob = blobs.get(key);
          return blob ? [[key, blob] as const] : [];
        }),
      ),
  };
}
