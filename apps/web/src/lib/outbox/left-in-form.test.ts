import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../test/fake-server.ts';
import { signIn } from '../../test/sign-in.ts';
import { currentSnapshot, ports, resetOutbox, startOutbox, takeOver } from './outbox.ts';
import { discardWrite } from './outbox-actions.ts';
import { aWrite } from './test/a-write.ts';
import { write } from './write.ts';

const ADDRESS = '/api/user/waiting/';
const ENDED = { status: 401, body: {}, unlike: 'no endpoint' };
const FAULT = { status: 500, body: {}, unlike: 'no endpoint' };
const MADE = { status: 201, body: { id: 'any' }, unlike: 'no endpoint' };
type Answers = typeof ENDED;

/** A press of the one form on this page, under an id of its own. */
const press = (id: string, amount: number) =>
  write(
    aWrite({
      ...{ id, thing: id, row: { id, amount } },
      request: {
        ...{ method: 'POST', url: ADDRESS, auth: 'required' },
        body: { json: { id, amount } },
      },
    }),
  );
const shown = () => currentSnapshot().records.map(({ id }) => id);
const kept = async () => (await ports.store.read('asha')).filter((one) => !one.discardedMs);

let answer: Answers;
let server: ReturnType<typeof fakeServer>;
let stop: () => void;
beforeEach(() => {
  signIn();
  resetOutbox();
  server = fakeServer({
    [`POST ${ADDRESS}`]: () => answer,
    'POST /api/user/token/refresh/': { status: 401, body: {}, unlike: 'ended' },
  });
  stop = startOutbox({ onSent: () => undefined, onKept: () => undefined });
});
afterEach(async () => {
  vi.useRealTimers();
  for (const { id } of await kept()) await discardWrite(id);
  stop();
  server.restore();
});
const sent = () =>
  server.calls.filter(({ path }) => path === ADDRESS).map(({ body }) => body as { id: string });

it('keeps a write that met an ended session, and sends it when the same farmer signs in again', async () => {
  answer = ENDED;
  expect(await press('ended1', 5)).toEqual({ kind: 'kept' });
  expect(shown()).toEqual(['ended1']);
  signIn('ravi');
  answer = MADE;
  await takeOver();
  expect([shown(), sent().length]).toEqual([[], 1]);
  signIn();
  const [record] = await kept();
  expect(record).toMatchObject({ owner: 'asha', state: 'waiting', attempts: 0 });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  await takeOver();
  await vi.waitFor(() => expect(sent().map(({ id }) => id)).toEqual(['ended1', 'ended1']));
  await vi.waitFor(async () => expect(await kept()).toEqual([]));
});

it('replaces what its form stands for after a fault, instead of sending it twice', async () => {
  answer = FAULT;
  await press('first', 5);
  await press('second', 6);
  expect(await kept()).toMatchObject([{ id: 'second', row: { amount: 6 } }]);
  answer = MADE;
  expect(await press('second', 6)).toMatchObject({ kind: 'done' });
  expect(await kept()).toEqual([]);
});

it('replaces nothing that lists show: after an ended session, or when the form had its time', async () => {
  answer = ENDED;
  await press('ended2', 5);
  await press('ended3', 6);
  expect((await kept()).map(({ id }) => id).sort()).toEqual(['ended2', 'ended3']);
  for (const { id } of await kept()) await discardWrite(id);
  answer = FAULT;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await press('fault2', 5);
  await vi.advanceTimersByTimeAsync(61_000);
  await press('fault3', 6);
  expect((await kept()).map(({ id }) => id).sort()).toEqual(['fault2', 'fault3']);
});

it('does not replace what an edit went into when the session ended', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await press('made', 5);
  vi.restoreAllMocks();
  answer = ENDED;
  const row = { id: 'made', amount: 7 };
  const request = { method: 'PATCH', url: `${ADDRESS}made/`, auth: 'required' } as const;
  const edit = aWrite({ id: 'edit', kind: 'change', thing: 'made', before: row, row });
  const body = { json: { amount: 7 } };
  expect(await write({ ...edit, request: { ...request, body } })).toEqual({ kind: 'kept' });
  await press('other', 6);
  expect((await kept()).map(({ id }) => id).sort()).toEqual(['made', 'other']);
});

it('keeps what was typed after a fault, past the page, and shows it once the form had its time', async () => {
  answer = FAULT;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  expect(await press('fault1', 5)).toMatchObject({ kind: 'failed', error: { status: 500 } });
  // The form alone stands for it at first, and it is not sent by itself meanwhile.
  expect([shown(), sent().length]).toEqual([[], 1]);
  expect(await kept()).toMatchObject([{ id: 'fault1', state: 'waiting' }]);
  await vi.advanceTimersByTimeAsync(30_000);
  await takeOver();
  expect(sent()).toHaveLength(1);
  answer = MADE;
  await vi.advanceTimersByTimeAsync(31_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(sent()).toHaveLength(2), { timeout: 5000 });
  await vi.waitFor(async () => expect(await kept()).toEqual([]));
});

it('waits for a second press as long as for the first, which met a fault', async () => {
  answer = FAULT;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await press('again', 5);
  await vi.advanceTimersByTimeAsync(10_000);
  answer = { status: 400, body: {}, unlike: 'no endpoint' };
  const ask = fetch;
  const begun = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    begun.resolve();
    await answered.promise;
    return ask(...request);
  });
  const second = press('again', 5);
  await begun.promise;
  await vi.advanceTimersByTimeAsync(7000);
  answered.resolve();
  expect(await second).toMatchObject({ kind: 'failed', error: { status: 400 } });
  expect(await kept()).toEqual([]);
});

it('does not keep after a fault what only a button said', async () => {
  answer = FAULT;
  const vote = aWrite({ id: 'vote1', kind: 'set', thing: 'p1/vote' });
  const request = { ...vote.request, url: ADDRESS };
  expect(await write({ ...vote, request })).toMatchObject({ kind: 'failed' });
  expect(await kept()).toEqual([]);
});
