import { type DBSchema, openDB } from 'idb';
import { sumOf, type Uses } from './parts.ts';

interface Schema extends DBSchema {
  /** Bytes by part, by day (`YYYY-MM-DD`). Of the device, whoever uses it. */
  days: { key: string; value: Uses };
}

const NAME = 'ankur-meter';
/** This month and the one before. */
const DAYS_MAX = 62;

const open = () =>
  openDB<Schema>(NAME, 1, {
    upgrade: (database) => void database.createObjectStore('days'),
  });

/** Adds to a day; the oldest days go. */
export async function addUses(day: string, uses: Uses): Promise<void> {
  const database = await open();
  try {
    const { store, done } = database.transaction('days', 'readwrite');
    const add = async () => {
      await store.put(sumOf([(await store.get(day)) ?? {}, uses]), day);
      const days = await store.getAllKeys();
      for (const old of days.slice(0, Math.max(0, days.length - DAYS_MAX))) await store.delete(old);
    };
    // Both are awaited from the start: a full phone aborts the transaction, and each rejects.
    await Promise.all([add(), done]);
  } finally {
    database.close();
  }
}

/** What was used on a day, and in its month so far. */
export async function usesUntil(day: string): Promise<{ day: Uses; month: Uses }> {
  const database = await open();
  try {
    const inMonth = IDBKeyRange.bound(`${day.slice(0, 7)}-01`, day);
    const days = await database.getAll('days', inMonth);
    return { day: (await database.get('days', day)) ?? {}, month: sumOf(days) };
  } finally {
    database.close();
  }
}
