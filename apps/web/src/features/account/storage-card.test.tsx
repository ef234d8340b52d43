import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepTokens } from '../../lib/session/tokens.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render.tsx';
import { StorageCard } from './storage-card.tsx';

const MB = 1024 * 1024;
const FAR = `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.y`;
let server: ReturnType<typeof fakeServer>;
beforeEach(() => keepTokens({ access: FAR, refresh: 'r' }));
afterEach(() => server.restore());

const answer = (used: number) => ({
  status: 200,
  body: {
    bytes: { used: used * MB, limit: 1000 * MB },
    rows: { used: 1234, limit: 200_000 },
    uses: [
      { kind: 'reels', bytes: used * MB, rows: 3 },
      { kind: 'books', bytes: 0, rows: 1231 },
    ],
  },
});

it('shows what is used, of how much, and by what', async () => {
  server = fakeServer({ 'GET /api/user/account/storage/': answer(12.34) });
  renderApp(<StorageCard />);
  expect(await screen.findByText('12.4 MB of 1,000 MB')).toBeDefined();
  expect(screen.getByText('1,234 of 2,00,000')).toBeDefined();
  const reels = screen.getByRole('row', { name: /Reels/ });
  expect(within(reels).getByText('12.4 MB')).toBeDefined();
  expect(screen.getByRole('row', { name: /Farm books/ }).textContent).toContain('1,231');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('warns before it is full', async () => {
  server = fakeServer({ 'GET /api/user/account/storage/': answer(950) });
  renderApp(<StorageCard />);
  expect((await screen.findByRole('alert')).textContent).toContain('almost full');
});

it('reports a failed load', async () => {
  server = fakeServer({ 'GET /api/user/account/storage/': 'offline' });
  const offline = renderApp(<StorageCard />);
  await screen.findByText('This could not be loaded.');
  expect(screen.queryByRole('alert')).toBeNull();
  offline.unmount();
  server.restore();
  server = fakeServer({ 'GET /api/user/account/storage/': { status: 500, body: {} } });
  renderApp(<StorageCard />);
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded.');
});
