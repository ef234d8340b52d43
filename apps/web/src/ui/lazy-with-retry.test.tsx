import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyWithRetry } from './lazy-with-retry.tsx';
import { Optional } from './optional.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function aPart() {
  const net = { up: false, asked: 0 };
  const Part = lazyWithRetry(async () => {
    net.asked += 1;
    if (!net.up) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: () => <p>the part</p> };
  });
  const place = (
    <Optional otherwise={<p>instead</p>}>
      <Part />
    </Optional>
  );
  return { net, place };
}
const settle = () => act(() => vi.advanceTimersByTimeAsync(100));

it('loads when the network is back', async () => {
  const { net, place } = aPart();
  render(place);
  await settle();
  screen.getByText('instead');
  expect(net.asked).toBe(1);
  net.up = true;
  act(() => void dispatchEvent(new Event('online')));
  await settle();
  screen.getByText('the part');
});

it('is fetched again when it is shown again, without an online event', async () => {
  const { net, place } = aPart();
  const { unmount } = render(place);
  await settle();
  screen.getByText('instead');
  unmount();
  net.up = true;
  await act(() => vi.advanceTimersByTimeAsync(1000));
  render(place);
  await settle();
  screen.getByText('the part');
  expect(net.asked).toBe(2);
});
