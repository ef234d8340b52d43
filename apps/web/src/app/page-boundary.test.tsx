import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../test/render.tsx';
import { PageBoundary } from './page-boundary.tsx';

function Failing({ message }: { message: string }): never {
  throw new TypeError(message);
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.unstubAllGlobals());

it('reports a failed page and offers a retry', async () => {
  renderApp(
    <PageBoundary>
      <Failing message="x is undefined" />
    </PageBoundary>,
  );
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(console.error).toHaveBeenCalled();
});

it('shows the offline screen when a chunk could not be loaded', async () => {
  renderApp(
    <PageBoundary>
      <Failing message="Failed to fetch dynamically imported module: /assets/news.js" />
    </PageBoundary>,
  );
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeTruthy();
});
