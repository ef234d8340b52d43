import { screen } from '@testing-library/react';
import { afterEach, beforeEach, it, vi } from 'vitest';
import { fakeServer } from '../test/fake-server.ts';
import { renderApp } from '../test/render.tsx';
import DashboardPage from './dashboard.page.tsx';

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

it('keeps the other cards when one fails on its answer', async () => {
  const server = fakeServer({
    'GET /api/market/trend/': {
      status: 200,
      body: { points: 'none' },
      unlike: 'nothing that a card can show',
    },
    'GET /api/user/farm-tasks/': { status: 200, body: [] },
  });
  renderApp(<DashboardPage />);
  await screen.findByText(/This part of the page could not be shown/);
  await screen.findByRole('region', { name: 'Irrigation Management' });
  await screen.findByText('No tasks available');
  server.restore();
});
