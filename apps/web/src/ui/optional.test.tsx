import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Optional } from './optional.tsx';

let network: 'up' | 'down';
function Part() {
  if (network === 'down') throw new TypeError('Failed to fetch dynamically imported module');
  return <p>the part</p>;
}
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

it('keeps the page when a chunk cannot be fetched, and retries when online', async () => {
  network = 'down';
  render(
    <>
      <p>the page</p>
      <Optional otherwise={<p>instead</p>}>
        <Part />
      </Optional>
    </>,
  );
  screen.getByText('the page');
  screen.getByText('instead');
  network = 'up';
  act(() => void dispatchEvent(new Event('online')));
  await screen.findByText('the part');
  expect(screen.queryByText('instead')).toBeNull();
});
