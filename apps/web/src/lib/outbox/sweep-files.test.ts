import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { closeDatabase, openDatabase } from '../database/database.ts';
import { discard } from './discard.ts';
import { idbStore } from './idb-store.ts';
import { pageLocks } from './locks.ts';
import { queue } from './queue.ts';
import { sweepFiles } from './sweep-files.ts';
import { aWrite } from './test/a-write.ts';

const PHOTO = new Blob(['leaf'], { type: 'image/jpeg' });

afterEach(() => {
  closeDatabase();
  vi.stubGlobal('indexedDB', new IDBFactory());
});

/** A post of a farmer with a photograph, stored as the app stores it. */
async function aPost(owner: string, id: string): Promise<void> {
  const body = { form: [{ name: 'photo', file: `${id}/0`, fileName: 'leaf.jpg' }] };
  const request = { method: 'POST', url: '/posts/', auth: 'required', body } as const;
  const write = aWrite({ id, owner, request });
  const files = new Map([[`${id}/0`, PHOTO]]);
  await idbStore().change(owner, (records) => queue(records, write), files);
}

const leave = async (...keys: string[]): Promise<void> => {
  const database = await openDatabase();
  for (const key of keys) await database.put('files', PHOTO, key);
};
const lying = async () => (await openDatabase()).getAllKeys('files');

it('deletes files that no record names, and none of any farmer or of what can be taken back', async () => {
  await aPost('asha', 'w1');
  await aPost('ravi', 'w2');
  await aPost('asha', 'w3');
  await idbStore().change('asha', (records) => discard(records, 'w3', 5));
  await leave('gone/0', 'gone/1');
  await sweepFiles(pageLocks());
  expect(await lying()).toEqual(['w1/0', 'w2/0', 'w3/0']);
});

it('is done by one of two tabs, while the other leaves it alone and stores a write', async () => {
  const locks = pageLocks();
  await leave('gone/0');
  let held = 0;
  const counting: typeof locks = (name, work, options) =>
    locks(
      name,
      () => {
        held += 1;
        return work();
      },
      options,
    );
  await Promise.all([sweepFiles(counting), sweepFiles(counting), aPost('asha', 'w1')]);
  expect(held).toBe(1);
  expect(await lying()).toEqual(['w1/0']);
});
