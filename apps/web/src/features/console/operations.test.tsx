import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepTokens } from '../../lib/session/tokens.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render.tsx';
import { ExpertsPanel } from './experts-panel.tsx';
import { HealthPanel } from './health-panel.tsx';
import { languageName } from './language-name.ts';
import { SourcesPanel } from './sources-panel.tsx';

const FAR = `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.y`;
const AT = '2026-11-20T06:00:00.000Z';
const NO_EXPERTS = {
  experts: [],
  invitations: [],
  waiting: [],
  assistant: { waiting: 2, answered: 0, released: 1, withdrawn: 0 },
};
const SOURCES = {
  providers: [
    {
      name: 'open-meteo',
      open: true,
      servers: 2,
      open_servers: 1,
      last_success_at: null,
      last_failure_at: AT,
      last_failure: 'open-meteo: timeout',
    },
  ],
  answers: [{ kind: 'weather', answers: 3, newest_at: AT }],
  prices: { rows: 5_000_000, sources: [{ source: 'agmarknet', newest: '2026-11-19' }] },
  jobs: [
    {
      name: 'market-prices',
      cron: '*/30 * * * *',
      started_at: AT,
      finished_at: AT,
      succeeded_at: null,
      runs: 4,
      failures: 4,
      recent: [{ at: AT, reason: 'provider is away' }],
    },
  ],
  price_files: [
    {
      id: 'f1',
      name: 'prices.csv',
      bytes: 10,
      status: 'checked',
      tally: { in: 31, kept: 29, merged: 2, aside: {} },
      failure: null,
      uploaded_at: AT,
      finished_at: null,
    },
  ],
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => keepTokens({ access: FAR, refresh: 'r' }));
afterEach(() => server.restore());
const sent = () => server.calls.filter(({ method }) => method !== 'GET');

describe('experts', () => {
  it('are invited with fields and languages, showing the link', async () => {
    server = fakeServer({
      'GET /api/console/experts/': { status: 200, body: NO_EXPERTS },
      'POST /api/console/expert-invitations/': {
        status: 200,
        body: {
          id: 'i1',
          email: 'kavita@example.in',
          fields: ['soil_health'],
          languages: ['hindi'],
          experience: null,
          invited_at: AT,
          expires_at: AT,
          link: 'http://ankur.test/application/expert-invitation#secret',
        },
      },
    });
    const { user } = renderApp(<ExpertsPanel />);
    expect(await screen.findByText(/^Questions of the assistant: 2 wait/)).toBeDefined();
    await user.type(screen.getByLabelText('E-mail address'), 'kavita@example.in');
    await user.click(screen.getByLabelText('Soil health'));
    await user.click(screen.getByLabelText(languageName('hindi')));
    await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
    expect(await screen.findByText(/expert-invitation#secret$/)).toBeDefined();
    expect(sent()[0]?.body).toEqual({
      email: 'kavita@example.in',
      fields: ['soil_health'],
      languages: ['hindi'],
      experience: null,
    });
  });
});

describe('prices and work', () => {
  it('show a suspended provider, failed jobs, and a checked file', async () => {
    server = fakeServer({
      'GET /api/console/sources/': { status: 200, body: SOURCES },
      'POST /api/console/jobs/market-prices/run/': { status: 204 },
      'POST /api/console/price-files/f1/import/': {
        status: 200,
        body: { ...SOURCES.price_files[0], status: 'importing' },
      },
    });
    const { user } = renderApp(<SourcesPanel />);
    expect(await screen.findByText('Left alone after a failure')).toBeDefined();
    expect(screen.getByText(/provider is away$/)).toBeDefined();
    expect(screen.getByText(/Rows: 31 · to store: 29 · merged: 2/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Run now: market-prices' }));
    await user.click(screen.getByRole('button', { name: 'Store these prices' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
  });
});

describe('health', () => {
  it('shows current figures and the chosen span', async () => {
    const point = {
      at: AT,
      requests: 7,
      p50_ms: 4,
      p99_ms: null,
      refused: 9,
      refusals: { unauthorized: 5, too_many: 4 },
      uploads_waiting: 6,
      loop_ms: 2,
      loop_max_ms: 9,
      disk_used_share: 0.4,
      database_bytes: 5_000_000,
      mail_sent: 1,
      mail_failed: 0,
      push_sent: 0,
      push_failed: 0,
      sign_ups: 3,
    };
    const answer = (span: string) => ({
      status: 200,
      body: {
        span,
        points: [point],
        routes: [{ route: 'GET /api/news/', requests: 7, p50_ms: 4, p99_ms: null }],
        refusals: [
          { reason: 'unauthorized', count: 15 },
          { reason: 'too_many', count: 14 },
        ],
        now: {
          disk_used_share: 0.42,
          disk_free_bytes: 1024 ** 3,
          database_bytes: 1024 ** 2,
          uploads_waiting: 2,
          uploads_waiting_bytes: 0,
          loop_ms: 1.5,
          connections: 4,
          waiting_for_database: 0,
          processes: 2,
        },
      },
    });
    server = fakeServer({
      'GET /api/console/health/?span=hour': answer('hour'),
      'GET /api/console/health/?span=month': answer('month'),
    });
    const { user } = renderApp(<HealthPanel />);
    expect(await screen.findByText('42%')).toBeDefined();
    expect(screen.getByText('GET /api/news/')).toBeDefined();
    await user.click(screen.getByLabelText('Last month'));
    const signUps = await screen.findByRole('region', { name: 'Sign-ups' });
    await user.click(within(signUps).getByRole('button', { name: 'Show as table' }));
    expect(within(signUps).getByRole('cell', { name: '3' })).toBeDefined();
    for (const [chart, cells] of [
      ['Unfinished uploads', ['6']],
      ['Refusals by reason', ['5', '4']],
    ] as const) {
      const region = screen.getByRole('region', { name: chart });
      await user.click(within(region).getByRole('button', { name: 'Show as table' }));
      for (const name of cells) expect(within(region).getByRole('cell', { name })).toBeDefined();
    }
    expect(server.calls.some(({ path }) => path.endsWith('span=month'))).toBe(true);
  });
});
