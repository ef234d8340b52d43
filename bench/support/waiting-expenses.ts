import type { OutboxRecord } from '../../apps/web/src/lib/outbox/record.ts';
import type { Farmer, signIn } from '../../e2e/support/journey.ts';
import { subjectOf } from '../../e2e/support/subject-of.ts';

type Page = Parameters<typeof signIn>[0];

/** Stores new expenses where the app keeps what waits, as if each had been written without a network. */
export async function waitingExpenses(page: Page, farmer: Farmer, count: number): Promise<void> {
  const owner = subjectOf(farmer);
  const records = Array.from({ length: count }, (_, at): OutboxRecord => {
    const id = `01900000-0000-7000-8000-${String(at).padStart(12, '0')}`;
    const body = {
      ...{ category: 'labor', amount: at + 1, date: '2026-11-20', crop: '' },
      description: `Row ${at}`,
    };
    return {
      ...{ id, owner, what: 'expenses', kind: 'make', thing: id, after: [], tags: [] },
      request: {
        ...{ method: 'POST', url: '/api/user/expenses/', auth: 'required' },
        body: { json: { id, ...body } },
      },
      row: { id, ...body, updated_at: '' },
      before: null,
      versioned: false,
      madeAtMs: Date.now(),
      bytes: 200,
      place: at + 1,
      version: null,
      state: 'waiting',
      ...{ attempts: 0, nextTryMs: 0, held: false, refusal: null, discardedMs: null },
    };
  });
  await page.evaluate(async (all) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('ankur');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const transaction = database.transaction('writes', 'readwrite');
    for (const record of all) transaction.objectStore('writes').put(record);
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onerror = () => reject(transaction.error);
    });
    database.close();
  }, records);
}
