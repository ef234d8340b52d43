import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../test/fake-server.ts';
import { renderApp } from '../test/render.tsx';
import { signIn } from '../test/sign-in.ts';
import LandPage from './land.page.tsx';

vi.mock('./picture-part.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  signIn();
  localStorage.setItem('picture-mode', 'pictures');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('shows home in words where the code of the pictures cannot be fetched', async () => {
  fakeServer({});
  renderApp(<LandPage />, { at: '/application/land' });
  const water = await screen.findByRole('link', { name: 'How much water this week?' });
  expect(water.getAttribute('href')).toBe('/application/dashboard#irrigation');
});
