import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render.tsx';
import { MarketCard } from './market-card.tsx';

const trend = {
  points: [
    { month: '2026-01', modal_price: 4000, days: 20 },
    { month: '2026-02', modal_price: 4100, days: 3 },
  ],
  daily: [],
  progress: null,
  as_of: '2026-02-19',
  sample: false,
  stale: false,
  msp: [],
};
const farm = {
  city: null,
  district: 'Nagpur',
  state: 'Maharashtra',
  lat: 21.1,
  lon: 79.1,
  updated_at: '2026-07-01T00:00:00.000Z',
};
const ok = (body: unknown) => ({ status: 200, body });
const SLOW = 'The line is slow. The prices are still on their way.';
const chart = () => screen.queryByRole('img', { name: 'Wheat in Nagpur, price by month' });
const TURNS = 20;
const TURN_MS = 10;

/** Advances fake time; the last steps let pending promises and renders settle. */
async function wait(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms - TURNS * TURN_MS));
  for (let turn = 0; turn < TURNS; turn += 1) {
    await act(() => vi.advanceTimersByTimeAsync(TURN_MS));
    await act(() => new Promise(setImmediate));
  }
}

/** A network that never answers, except for the given cached paths. */
function hangs(kept: Record<string, unknown> = {}): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname, search } = new URL(request.url);
    asked.push(pathname + search);
    const body = kept[pathname];
    return body ? Promise.resolve(Response.json(body)) : new Promise(() => {});
  });
  return asked;
}

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'Date'] }),
);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows after eight seconds that the network is slow, again for another commodity', async () => {
  hangs({ '/api/user/place/': farm });
  renderApp(<MarketCard />);
  await wait(7500);
  screen.getByText('Loading data...');
  await wait(1000);
  screen.getByText(SLOW);
  const select = screen.getByLabelText<HTMLSelectElement>('Commodity');
  await act(async () => {
    select.value = 'Onion';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  screen.getByText('Loading data...');
  await wait(8500);
  screen.getByText(SLOW);
});

it('shows it also while the farm’s place is unknown', async () => {
  hangs();
  renderApp(<MarketCard />);
  await wait(8500);
  screen.getByText(SLOW);
});

it('requests the prices of the last visit’s place when the current one is unknown', async () => {
  const server = fakeServer({
    'GET /api/user/place/': ok(farm),
    'GET /api/market/trend/': ok(trend),
    'GET /api/market/commodities/': ok([]),
  });
  const first = renderApp(<MarketCard />);
  await wait(500);
  expect(chart()).toBeTruthy();
  first.unmount();
  server.restore();
  const asked = hangs({ '/api/market/trend/': trend });
  renderApp(<MarketCard />);
  await wait(1500);
  expect(chart()).toBeNull();
  await wait(1500);
  expect(chart()).toBeTruthy();
  expect(asked).toContain('/api/market/trend/?commodity=Wheat&state=Maharashtra&district=Nagpur');
  // A later failure does not change the district.
  await wait(120_000);
  expect(chart()).toBeTruthy();
});

it.each(['no JSON', '{"district":7}'])(
  'keeps loading when the stored place is %s',
  async (kept) => {
    localStorage.setItem('my:market-place', kept);
    hangs({ '/api/market/trend/': trend });
    renderApp(<MarketCard />);
    await wait(3000);
    screen.getByText('Loading data...');
  },
);

it('offers a retry when no answer came', async () => {
  let lines = 0;
  fakeServer({
    'GET /api/user/place/': ok(farm),
    'GET /api/market/commodities/': ok([]),
    'GET /api/market/trend/': () => {
      lines += 1;
      return lines === 1 ? 'offline' : ok(trend);
    },
  });
  renderApp(<MarketCard />);
  await wait(500);
  screen.getByText('Failed to fetch market data: You are offline');
  expect(screen.queryByRole('alert')).toBeNull();
  screen.getByRole('button', { name: 'Try again' }).click();
  await wait(500);
  expect(chart()).toBeTruthy();
});

it('tells a fault of the server apart from a missing network', async () => {
  fakeServer({
    'GET /api/user/place/': ok(farm),
    'GET /api/market/commodities/': ok([]),
    'GET /api/market/trend/': { status: 502, body: null },
  });
  renderApp(<MarketCard />);
  await wait(500);
  screen.getByText('Failed to fetch market data: the server gave no answer');
});
