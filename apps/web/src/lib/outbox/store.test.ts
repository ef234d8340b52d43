import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeDatabase } from '../database/database.ts';
import { forgetWrites } from './forget-writes.ts';
import { idbStore } from './idb-store.ts';
import { memoryStore } from './memory-store.ts';
import { queue } from './queue.ts';
import { aWrite } from './test/a-write.ts';

afterEach(() => {
  closeDatabase();
  vi.stubGlobal('indexedDB', new IDBFactory());
});

describe.each([
  ['of the page', memoryStore],
  ['of the device', idbStore],
])('the store %s', (_name, make) => {
  const photo = new Blob(['leaf'], { type: 'image/jpeg' });
  const withPhoto = aWrite({
    id: 'w2',
    request: {
      method: 'POST',
      url: '/posts/',
      auth: 'required',
      body: { form: [{ name: 'photo', file: 'w2/0', fileName: 'leaf.jpg' }] },
    },
  });

  it('gives each farmer their own records', async () => {
    const store = make();
    await store.change('asha', (records) => queue(records, aWrite({ id: 'w1' })));
    await store.change('ravi', (records) => queue(records, aWrite({ id: 'w2', owner: 'ravi' })));
    expect((await store.read('asha')).map(({ id }) => id)).toEqual(['w1']);
    expect((await store.read('ravi')).map(({ id }) => id)).toEqual(['w2']);
    expect(await store.read('')).toEqual([]);
  });

  it('keeps files with their record and lets go of them with it', async () => {
    const store = make();
    const files = new Map([['w2/0', photo]]);
    const record = await store.change('asha', (records) => queue(records, withPhoto), files);
    if (!record) throw new Error('nothing was stored');
    expect([...(await store.filesOf(record)).keys()]).toEqual(['w2/0']);
    await store.change('asha', () => ({ remove: ['w2'], result: null }));
    expect((await store.filesOf(record)).size).toBe(0);
    expect(await store.read('asha')).toEqual([]);
  });

  it('writes nothing down when deciding fails', async () => {
    const store = make();
    const fails = store.change('asha', () => {
      throw new Error('no');
    });
    await expect(fails).rejects.toThrow('no');
    expect(await store.read('asha')).toEqual([]);
  });

  it('gives those who write at once one place each', async () => {
    const store = make();
    const ids = ['a', 'b', 'c', 'd'];
    await Promise.all(
      ids.map((id) => store.change('asha', (records) => queue(records, aWrite({ id })))),
    );
    const places = (await store.read('asha')).map(({ place }) => place);
    expect(places.sort()).toEqual([1, 2, 3, 4]);
  });
});

it('forgets all that waits of one farmer with its files, and nothing of another', async () => {
  const store = idbStore();
  await store.change('asha', (records) => queue(records, aWrite({ id: 'w1' })));
  await store.change('ravi', (records) => queue(records, aWrite({ id: 'w2', owner: 'ravi' })));
  await forgetWrites('asha');
  expect(await store.read('asha')).toEqual([]);
  expect((await store.read('ravi')).map(({ id }) => id)).toEqual(['w2']);
});
