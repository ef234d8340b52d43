import type { Page } from '@playwright/test';
import type { OutboxRecord } from '../../apps/web/src/lib/outbox/record.ts';
import type { Planned } from './writes.ts';

/** What the files of writes hold, in base64. */
export type Media = Readonly<Record<NonNullable<Planned['file']>, string>>;
const TYPES = { picture: 'image/png', video: 'video/webm', large: 'video/webm' } as const;

/** Puts writes where the app keeps them, as if they had been made in a tab that was closed before it sent them. */
export async function store(page: Page, writes: readonly Planned[], media: Media): Promise<void> {
  const kept = writes.map(({ record, file }) => ({
    record,
    file: file ? { type: TYPES[file], base64: media[file] } : null,
  }));
  await page.evaluate(async (rows) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('ankur');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const transaction = database.transaction(['writes', 'files'], 'readwrite');
    for (const { record, file } of rows) {
      transaction.objectStore('writes').put(record);
      if (!file) continue;
      const bytes = Uint8Array.from(atob(file.base64), (one) => one.charCodeAt(0));
      const blob = new Blob([bytes], { type: file.type });
      transaction.objectStore('files').put(blob, `${record.id}/0`);
    }
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onerror = () => reject(transaction.error);
    });
    database.close();
  }, kept);
}

/** What still waits; with `due` all of it may be tried at once, as after a while. */
export async function waiting(page: Page, due = false): Promise<OutboxRecord[]> {
  return page.evaluate(async (isDue) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('ankur');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const writes = database.transaction('writes', 'readwrite').objectStore('writes');
    const records = await new Promise<OutboxRecord[]>((resolve, reject) => {
      const asked = writes.getAll();
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
    if (isDue) for (const one of records) writes.put({ ...one, nextTryMs: 0 });
    database.close();
    return records;
  }, due);
}
