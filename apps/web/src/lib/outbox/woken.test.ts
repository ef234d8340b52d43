import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../test/fake-server.ts';
import { signIn } from '../../test/sign-in.ts';
import { dueOf, rouse } from './next.ts';
import { currentSnapshot, resetOutbox, sendWaiting, startOutbox } from './outbox.ts';
import { discardWrite } from './outbox-actions.ts';
import { queue } from './queue.ts';
import type { OutboxRecord } from './record.ts';
import { begin, type Outcome, settle } from './settle.ts';
import { aWrite } from './test/a-write.ts';
import { write } from './write.ts';

const URL = '/api/user/fields/a/';
const answering = (how: Parameters<typeof fakeServer>[0][string]) =>
  fakeServer({ 'DELETE /api/user/fields/a/': how });
const ARRIVED = { status: 204 };

const aDeletion = (id: string) =>
  aWrite({
    ...{ id, thing: id, kind: 'remove', row: null },
    request: { method: 'DELETE', url: URL, auth: 'required', body: { none: true } },
  });
const waiting = () => currentSnapshot().records.map(({ id }) => id);

let server: ReturnType<typeof fakeServer>;
let stop: () => void;
beforeEach(() => {
  signIn();
  resetOutbox();
  stop = startOutbox({ onSent: () => undefined, onKept: () => undefined });
});
afterEach(async () => {
  for (const id of waiting()) await discardWrite(id);
  stop();
  server.restore();
});

it('sends a write without an answer as soon as the network returns, instead of after its rest', async () => {
  server = answering('offline');
  await write(aDeletion('online1'));
  expect(waiting()).toEqual(['online1']);
  server.restore();
  server = answering(ARRIVED);
  globalThis.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(waiting()).toEqual([]), { timeout: 2000 });
});

it('sends what was on its way when the network returned and got no answer', async () => {
  server = answering('offline');
  await write(aDeletion('midway1'));
  server.restore();
  // The loop asks on a line that returns while it asks, too late for this attempt.
  let asked = 0;
  server = answering(() => {
    asked += 1;
    if (asked > 1) return ARRIVED;
    globalThis.dispatchEvent(new Event('online'));
    return 'offline';
  });
  globalThis.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(waiting()).toEqual([]), { timeout: 2000 });
  expect(asked).toBe(2);
});

it('sends what rests once another write has been answered', async () => {
  server = answering('offline');
  await write(aDeletion('rests1'));
  server.restore();
  server = answering(ARRIVED);
  await write(aDeletion('answered1'));
  await vi.waitFor(() => expect(waiting()).toEqual([]), { timeout: 2000 });
});

it('ends the rests that silence made, and not the waits that a server asked for', () => {
  const after = (outcome: Outcome): OutboxRecord => {
    const record = queue([], aWrite()).result as OutboxRecord;
    const sending = begin([record], record.id).result as OutboxRecord;
    const [rests] = settle([sending], record.id, outcome, { nowMs: 0, chance: 0 }).put ?? [];
    return rests as OutboxRecord;
  };
  const refusal = { status: 429, body: null };
  const silent = after({ kind: 'unanswered' });
  const busy = { ...after({ kind: 'failed', refusal, retryAfterMs: 60_000 }), id: 'w2' };
  const due = (records: readonly OutboxRecord[]) => dueOf(records, 1, { isOnWifi: true }).ids;
  expect(due([silent])).toEqual([]);
  expect(due(rouse([silent, busy]).put ?? [])).toEqual([silent.id]);
  expect(rouse([busy]).put).toEqual([]);
});

it('sends a deletion that can be taken back once that time has passed, whatever wakes it before', async () => {
  const realNow = Date.now;
  server = answering(ARRIVED);
  const made = { ...aDeletion('undoable1'), madeAtMs: realNow(), undoMs: 20_000 };
  expect(await write(made)).toEqual({ kind: 'kept' });
  globalThis.dispatchEvent(new Event('online'));
  await sendWaiting();
  expect(server.calls).toEqual([]);
  expect(waiting()).toEqual(['undoable1']);
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => realNow() + 20_001);
  await sendWaiting();
  await vi.waitFor(() => expect(waiting()).toEqual([]), { timeout: 2000 });
  clock.mockRestore();
  expect(server.calls).toHaveLength(1);
});
