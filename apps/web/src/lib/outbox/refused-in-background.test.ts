import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../test/fake-server.ts';
import { signIn } from '../../test/sign-in.ts';
import { currentSnapshot, resetOutbox, sendWaiting, startOutbox, takeOver } from './outbox.ts';
import { sendNow } from './outbox-actions.ts';
import { aWrite } from './test/a-write.ts';
import { write } from './write.ts';

const REFUSED = {
  status: 400,
  body: {
    errors: { image: ['Upload a valid image'] },
    problems: [{ field: 'image', code: 'image_invalid', params: {} }],
  },
};
const HOUR_MS = 3_600_000;

let stop: () => void;
beforeEach(() => {
  signIn();
  resetOutbox();
  stop = startOutbox({ onSent: () => undefined, onKept: () => undefined });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('does not send a refused scan again by itself, whatever wakes the outbox and however long it stands', async () => {
  const { calls } = fakeServer({ 'POST /api/user/fields/': REFUSED });
  const scan = aWrite({
    ...{ id: 'scan1', what: 'scan', thing: 'scan1' },
    request: {
      ...{ method: 'POST', url: '/api/user/fields/', auth: 'required' },
      body: { json: { id: 'scan1' } },
    },
  });
  await write(scan, undefined, 'none');
  const sent = () => calls.filter(({ method }) => method === 'POST').length;
  expect(sent()).toBe(1);
  expect(currentSnapshot().records.map(({ state }) => state)).toEqual(['needs_you']);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  globalThis.dispatchEvent(new Event('online'));
  await sendWaiting();
  vi.useRealTimers();
  await takeOver();
  expect(sent()).toBe(1);
  // The farmer alone can try it again.
  await sendNow(['scan1']);
  await vi.waitFor(() => expect(sent()).toBe(2));
});
