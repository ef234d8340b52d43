import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render.tsx';
import { signIn } from '../../test/sign-in.ts';
import { useLiveCount } from './use-live-count.ts';

function Follower() {
  useLiveCount();
  return null;
}

beforeEach(() => {
  signIn();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  [false, 1],
  [true, 0],
])('left while its code is loaded: %s, opens %i streams', async (isLeft, streams) => {
  const { calls } = fakeServer({ 'GET /api/user/notifications/stream/': 'offline' });
  const { unmount } = renderApp(<Follower />);
  vi.advanceTimersByTime(15_000);
  if (isLeft) unmount();
  vi.useRealTimers();
  await vi.dynamicImportSettled();
  await import('./follow-count.ts');
  await new Promise((resolve) => setTimeout(resolve));
  expect(calls.filter(({ path }) => path.includes('stream'))).toHaveLength(streams);
});
