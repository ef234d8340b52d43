import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '../test/render.tsx';
import { lazyWithRetry } from './lazy-with-retry.tsx';
import { Opened } from './opened.tsx';

afterEach(() => vi.restoreAllMocks());

const UNREACHABLE = () => Promise.reject(new TypeError('Failed to fetch'));

it.each([
  [false, /needs the internet once/],
  [true, /could not be shown/],
])('says why a part cannot be fetched when online is %s', async (online, text) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  vi.spyOn(console, 'error').mockReturnValue();
  const Part = lazyWithRetry(UNREACHABLE);
  renderApp(
    <Opened>
      <Part />
    </Opened>,
  );
  await screen.findByText(text);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
