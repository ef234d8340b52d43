import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render.tsx';
import { usePushSession } from './use-push-session.ts';

const PATH = '/api/user/push/subscriptions/';
const address = { endpoint: 'https://push.example/one', keys: { p256dh: 'B', auth: 'a' } };
let server: ReturnType<typeof fakeServer>;
afterEach(() => {
  server.restore();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Visit() {
  usePushSession();
  return null;
}

function visitWith(subscription: { toJSON(): unknown } | null) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const getRegistration = async () => ({
    pushManager: { getSubscription: async () => subscription },
  });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { serviceWorker: { getRegistration } }),
  );
  server = fakeServer({ [`POST ${PATH}`]: { status: 204 } });
  renderApp(<Visit />);
}

it('sends the current session of a subscribed browser to the server', async () => {
  visitWith({ toJSON: () => address });
  await vi.advanceTimersByTimeAsync(10_000);
  await waitFor(() => expect(server.calls).toMatchObject([{ method: 'POST', body: address }]));
});

it('does nothing in a browser without a subscription', async () => {
  visitWith(null);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(server.calls).toEqual([]);
});
