import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeDatabase } from '../database/database.ts';
import { discard } from './discard.ts';
import { forgetWrites } from './forget-writes.ts';
import { idbStore } from './idb-store.ts';
import { memoryStore } from './memory-store.ts';
import { purge } from './purge.ts';
import { queue } from './queue.ts';
import type { OutboxRecord } from './record.ts';
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

  const key = (name: string) => ({ name, file: name, fileName: 'leaf.jpg' });
  const formWith = (id: string, ...files: string[]) => {
    const body = { form: files.map(key) };
    return aWrite({ id, request: { method: 'POST', url: '/posts/', auth: 'required', body } });
  };
  const filesWith = (...names: string[]) => new Map(names.map((name) => [name, photo] as const));
  /** The files that lie here, of those that were ever handed over. */
  const lying = async (store: ReturnType<typeof make>, ...names: string[]) => {
    const all = { ...formWith('any', ...names), place: 1 } as unknown as OutboxRecord;
    return [...(await store.filesOf(all)).keys()];
  };

  it('lets go of a file when another takes its place, and keeps the rest', async () => {
    const store = make();
    const first = formWith('w1', 'a', 'b');
    await store.change('asha', (records) => queue(records, first), filesWith('a', 'b'));
    const body = { form: [{ ...key('a'), file: 'c' }] };
    const edit = { ...first, id: 'w2', kind: 'change' as const, thing: 'w1', before: first.row };
    const again = { ...edit, request: { ...first.request, body } };
    await store.change('asha', (records) => queue(records, again), filesWith('c'));
    expect(await lying(store, 'a', 'b', 'c')).toEqual(['b', 'c']);
    await store.change('asha', () => ({ remove: ['w1'], result: null }));
    expect(await lying(store, 'a', 'b', 'c')).toEqual([]);
  });

  it('takes in no file that no record holds, and leaves one alone that is on its way', async () => {
    const store = make();
    const write = formWith('w1', 'a');
    await store.change('asha', (records) => queue(records, write), filesWith('a'));
    const other = new Map([
      ['a', new Blob(['another leaf'])],
      ['b', photo],
    ]);
    await store.change('asha', () => ({ result: null }), other);
    expect(await lying(store, 'a', 'b')).toEqual(['a']);
    // The same write once more, as after a lost answer.
    await store.change('asha', (records) => queue(records, write), filesWith('a'));
    expect(await lying(store, 'a')).toEqual(['a']);
  });

  it('keeps the files of what was thrown away until it is forgotten', async () => {
    const store = make();
    await store.change('asha', (records) => queue(records, formWith('w1', 'a')), filesWith('a'));
    await store.change('asha', (records) => discard(records, 'w1', 5));
    expect(await lying(store, 'a')).toEqual(['a']);
    await store.change('asha', (records) => purge(records, 5 + 11 * 60_000));
    expect(await lying(store, 'a')).toEqual([]);
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
