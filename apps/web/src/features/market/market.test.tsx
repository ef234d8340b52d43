import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import MarketPage from '../../pages/market.page.tsx';
import { answerTo } from '../../test/answer-to.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { listedGuide } from '../../test/listed-guide.ts';
import { renderApp } from '../../test/render.tsx';
import { MarketCard } from './market-card.tsx';
import { twelveMonths } from './twelve-months.ts';

const record = {
  commodity: 'Soyabean',
  market: 'Yavatmal',
  district: 'Yavatmal',
  state: 'Maharashtra',
  arrival_date: '2025-02-19',
  min_price: 3850,
  max_price: 150000.5,
  modal_price: 4100,
};
const marks = { as_of: '2025-02-19', sample: true, stale: false };
const prices = { records: [record], total: 1, ...marks, exact: false, week_before: [], msp: [] };
const trend = {
  points: [
    { month: '2025-01', modal_price: 4000, days: 20 },
    { month: '2025-02', modal_price: 4100, days: 3 },
  ],
  daily: [],
  progress: null,
  ...marks,
  msp: [],
};
const nothing = { as_of: null, sample: false, stale: false };
const common = {
  'GET /api/market/commodities/': {
    status: 200,
    body: [
      {
        name: 'Soyabean',
        names: { en: 'Soyabean', hi: 'सोयाबीन', mr: 'सोयाबीन', te: 'సోయాబీన్' },
        keeps: true,
      },
      { name: 'Wheat', names: { en: 'Wheat', hi: 'गेहूं', mr: 'गहू', te: 'గోధుమ' }, keeps: true },
    ],
  },
  'GET /api/geo/states/': { status: 200, body: ['Kerala', 'Maharashtra'] },
  'GET /api/geo/districts/': { status: 200, body: ['Nagpur', 'Yavatmal'] },
  'GET /api/market/ticker/': { status: 200, body: { records: [record], total: 1, ...marks } },
  'GET /api/market/prices/': { status: 200, body: prices },
  'GET /api/market/trend/': { status: 200, body: trend },
  'GET /api/user/price-alerts/': { status: 200, body: [] },
  'GET /api/news/': answerTo('GET /api/news/'),
  'GET /api/user/place/': {
    status: 200,
    body: {
      lat: 21.1,
      lon: 79.1,
      city: null,
      district: 'Nagpur',
      state: 'Maharashtra',
      updated_at: '2026-07-01T00:00:00.000Z',
    },
  },
};

const chosen = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

let server: ReturnType<typeof fakeServer>;
afterEach(() => server.restore());

describe('the market page', () => {
  it('opens with Soyabean in Maharashtra on 12 November 2024 and shows every field with its date', async () => {
    server = fakeServer(common);
    renderApp(<MarketPage />);
    const table = await screen.findByRole('table', { name: 'Rupees per quintal, by market' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(8);
    within(table).getByText('₹1,50,000.50');
    expect(chosen('Arrival Date')).toBe('2024-11-12');
    expect(chosen('Commodity')).toBe('Soyabean');
    expect(chosen('State')).toBe('Maharashtra');
    expect(screen.getAllByText('sample, 19 February 2025').length).toBeGreaterThan(1);
    screen.getByText(/No prices are kept for 12 November 2024/);
    const asked = server.calls.find((call) => call.path.startsWith('/api/market/prices/'));
    expect(asked?.path).toContain('arrival_date=2024-11-12');
  });

  it('links from the chosen commodity to the guide of its crop', async () => {
    const soybean = listedGuide('soybean', 'Soybean', { keys: { market: ['Soyabean'] } });
    server = fakeServer({ ...common, 'GET /api/crops/': { status: 200, body: [soybean] } });
    renderApp(<MarketPage />);
    const link = await screen.findByRole('link', { name: 'How to grow Soyabean' });
    expect(link.getAttribute('href')).toBe('/application/crops/soybean');
  });

  it('shows answers that an earlier version cached, without missing fields', async () => {
    const kept = { total: 1, as_of: '2025-02-19', sample: true };
    const { points } = trend;
    server = fakeServer({
      ...common,
      'GET /api/market/prices/': {
        status: 200,
        body: { records: [record], ...kept },
        unlike: 'an earlier version',
      },
      'GET /api/market/trend/': {
        status: 200,
        body: { points, ...kept },
        unlike: 'an earlier version',
      },
    });
    renderApp(<MarketPage />);
    await screen.findByRole('table', { name: 'Rupees per quintal, by market' });
    await screen.findByRole('img', { name: /Soyabean in Maharashtra/ });
    expect(screen.queryByText(/No prices are kept for/)).toBeNull();
  });

  it('keeps the prices when the trend is malformed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const trend = { points: 'none', ...marks };
    server = fakeServer({
      ...common,
      'GET /api/market/trend/': { status: 200, body: trend, unlike: 'points that are none' },
    });
    renderApp(<MarketPage />);
    await screen.findByText(/This part of the page could not be shown/);
    await screen.findByRole('table', { name: 'Rupees per quintal, by market' });
    vi.restoreAllMocks();
  });

  it('sorts all rows of the day, across pages', async () => {
    const records = Array.from({ length: 25 }, (_, at) => ({
      ...record,
      market: `Mandi ${at}`,
      modal_price: 4000 + ((at * 7) % 25),
    }));
    server = fakeServer({
      ...common,
      'GET /api/market/prices/': { status: 200, body: { ...prices, records, total: 25 } },
    });
    const { user } = renderApp(<MarketPage />);
    const table = await screen.findByRole('table', { name: 'Rupees per quintal, by market' });
    expect(within(table).getAllByRole('row')).toHaveLength(21);
    await user.click(within(table).getByRole('button', { name: /Modal Price/ }));
    expect(within(table).getAllByRole('row')[1]?.textContent).toContain('₹4,000.00');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(within(table).getAllByRole('row')).toHaveLength(6);
    expect(within(table).getAllByRole('row').at(-1)?.textContent).toContain('₹4,024.00');
  });

  it('colours the highest price green and the lowest red in the ticker', async () => {
    server = fakeServer(common);
    renderApp(<MarketPage />);
    const ticker = await screen.findByRole('region', { name: 'Live prices' });
    expect(await within(ticker).findByText('Max ₹1,50,000.50')).toHaveProperty(
      'className',
      'text-brand',
    );
    expect(within(ticker).getByText('Min ₹3,850.00')).toHaveProperty('className', 'text-danger');
  });

  it('shows the specified texts when there is nothing', async () => {
    server = fakeServer({
      ...common,
      'GET /api/market/prices/': { status: 503, body: { errors: {} } },
      'GET /api/market/trend/': { status: 200, body: { ...trend, points: [], ...nothing } },
      'GET /api/market/ticker/': { status: 200, body: { records: [], total: 0, ...nothing } },
    });
    renderApp(<MarketPage />);
    await screen.findByText('No data available.');
    await screen.findByText('No data available for chart.');
    await screen.findByText('No data available for the selected filters.');
  });

  it('shows an error when the ticker could not be fetched', async () => {
    server = fakeServer({ ...common, 'GET /api/market/ticker/': 'offline' });
    renderApp(<MarketPage />);
    await screen.findByText('Error fetching data.');
  });

  it('never lets the ticker show the prices of another state', async () => {
    server = fakeServer({
      ...common,
      'GET /api/market/ticker/': ({ path }) =>
        path.includes('Kerala') ? 'offline' : (common['GET /api/market/ticker/'] as never),
    });
    const { user } = renderApp(<MarketPage />);
    const ticker = await screen.findByRole('region', { name: 'Live prices' });
    await within(ticker).findByText('Max ₹1,50,000.50');
    await user.selectOptions(screen.getByLabelText('State'), 'Kerala');
    await within(ticker).findByText('Error fetching data.');
    expect(within(ticker).queryByText('Max ₹1,50,000.50')).toBeNull();
  });

  it('refetches when a filter changes and resets the district with the state', async () => {
    server = fakeServer(common);
    const { user } = renderApp(<MarketPage />);
    await user.selectOptions(
      await screen.findByLabelText('District'),
      await screen.findByRole('option', { name: 'Nagpur' }),
    );
    await user.selectOptions(screen.getByLabelText('State'), 'Kerala');
    await waitFor(() =>
      expect(server.calls.map(({ path }) => path)).toContainEqual(
        expect.stringMatching(/prices.*state=Kerala/),
      ),
    );
    expect(chosen('District')).toBe('');
  });
});

describe('the farmer’s own market', () => {
  const wheat = listedGuide('wheat', 'Wheat', { keys: { market: ['Wheat'] }, words: ['wheat'] });
  const planting = (crop: string, status: 'growing' | 'harvested') => ({
    ...answerTo('GET /api/user/plantings/'),
    body: [
      {
        id: '01998a3e-0000-7000-8000-000000000001',
        field: '01998a3e-0000-7000-8000-000000000002',
        crop,
        variety: null,
        sown_on: '2026-11-01',
        area_acres: 2,
        expected_harvest: null,
        status,
        yield_quintals: null,
        plan_refused: [],
        updated_at: '2026-11-01T00:00:00.000Z',
      },
    ],
    unlike: 'the fields of a planting that nothing here reads',
  });
  const farm = { ...common, 'GET /api/crops/': { status: 200, body: [wheat] } };
  const asked = () =>
    server.calls
      .filter(({ path }) => path.startsWith('/api/market/prices/'))
      .map((one) => one.path);

  it('opens on the crop that grows, in the own district, on the newest day, and asks for nothing else', async () => {
    server = fakeServer({ ...farm, 'GET /api/user/plantings/': planting('wheat', 'growing') });
    renderApp(<MarketPage />);
    await screen.findByRole('table', { name: 'Rupees per quintal, by market' });
    expect(chosen('Commodity')).toBe('Wheat');
    expect(chosen('District')).toBe('Nagpur');
    expect(chosen('Arrival Date')).toBe('');
    expect(new Set(asked()).size).toBe(1);
    expect(asked()[0]).toContain('commodity=Wheat&state=Maharashtra&district=Nagpur');
  });

  it('opens on the whole state where the district has no prices of the crop', async () => {
    server = fakeServer({
      ...farm,
      'GET /api/user/plantings/': planting('wheat', 'growing'),
      'GET /api/market/prices/': ({ path }) => ({
        status: 200,
        body: path.includes('Nagpur') ? { ...prices, records: [], total: 0 } : prices,
      }),
    });
    renderApp(<MarketPage />);
    await screen.findByRole('table', { name: 'Rupees per quintal, by market' });
    expect(chosen('District')).toBe('');
  });

  it('opens with the defaults when nothing grows and no profile names a crop', async () => {
    server = fakeServer({ ...farm, 'GET /api/user/plantings/': planting('wheat', 'harvested') });
    renderApp(<MarketPage />);
    await screen.findByRole('table', { name: 'Rupees per quintal, by market' });
    expect(chosen('Commodity')).toBe('Soyabean');
    expect(chosen('Arrival Date')).toBe('2024-11-12');
  });

  it('tells how a price moved in a week and never calls a failure emptiness', async () => {
    const { market, district, state } = record;
    const earlier = { market, district, state, arrival_date: '2025-02-12', modal_price: 4000 };
    server = fakeServer({
      ...common,
      'GET /api/market/prices/': { status: 200, body: { ...prices, week_before: [earlier] } },
      'GET /api/market/trend/': { status: 500, body: { errors: {} } },
    });
    const { unmount } = renderApp(<MarketPage />);
    await screen.findByText('up ₹100 in a week');
    await screen.findByText('The trend could not be fetched.');
    expect(screen.queryByText('No data available for chart.')).toBeNull();
    unmount();
    server.restore();
    server = fakeServer({ ...common, 'GET /api/market/prices/': 'offline' });
    renderApp(<MarketPage />);
    const missing = await screen.findByText('The prices could not be fetched.');
    expect(missing.closest('[role=status]')?.textContent).toContain('You are offline');
    expect(screen.queryByText('No data available.')).toBeNull();
  });

  it('says a single known day in a sentence, and draws the days of a single month', async () => {
    const day = (date: string, modal_price: number) => ({ date, modal_price, markets: 1 });
    const one = { ...trend, points: trend.points.slice(1), daily: [day('2025-02-19', 4100)] };
    server = fakeServer({ ...common, 'GET /api/market/trend/': { status: 200, body: one } });
    const { unmount } = renderApp(<MarketCard />);
    await screen.findByText('Only 19 February 2025 is known so far: ₹4,100.00 a quintal.');
    unmount();
    server.restore();
    const two = { ...one, daily: [day('2025-02-12', 4000), day('2025-02-19', 4100)] };
    server = fakeServer({ ...common, 'GET /api/market/trend/': { status: 200, body: two } });
    renderApp(<MarketCard />);
    await screen.findByRole('img', { name: 'Wheat in Nagpur, price by day' });
  });
});

describe('the market card', () => {
  it('draws Wheat of the farmer’s district first', async () => {
    server = fakeServer(common);
    renderApp(<MarketCard />);
    await screen.findByRole('img', { name: 'Wheat in Nagpur, price by month' });
    expect(screen.getByRole('region', { name: 'Market Analysis' })).toHaveProperty('id', 'market');
    const select = screen.getByLabelText('Commodity');
    expect(
      within(select)
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['Wheat', 'Rice', 'Maize', 'Potato', 'Onion', 'Soyabean']);
  });

  it('names the district when it has no prices, Yavatmal when the place is unknown', async () => {
    const empty = { status: 200, body: { ...trend, points: [], ...nothing } };
    server = fakeServer({
      ...common,
      'GET /api/market/trend/': empty,
      'GET /api/user/place/': { status: 404, body: {} },
      'GET /api/user/profile/': { status: 404, body: {} },
    });
    const { user } = renderApp(<MarketCard />);
    await screen.findByText('No data available for Wheat in Yavatmal over the past 12 months.');
    await user.selectOptions(screen.getByLabelText('Commodity'), 'Onion');
    await screen.findByText('No data available for Onion in Yavatmal over the past 12 months.');
  });

  it('says how much of the past was fetched, and never meanwhile that there is none', async () => {
    const body = { ...trend, points: [], ...nothing, progress: { done: 3, of: 12 } };
    server = fakeServer({ ...common, 'GET /api/market/trend/': { status: 200, body } });
    renderApp(<MarketCard />);
    const progress = await screen.findByRole('progressbar', {
      name: 'Fetching the prices of the past year …',
    });
    expect(progress.closest('[role=status]')?.textContent).toContain('3 of 12 months');
    expect(screen.queryByText(/^No data available/)).toBeNull();
  });

  it('shows why it failed', async () => {
    server = fakeServer({
      ...common,
      'GET /api/market/trend/': {
        status: 503,
        body: { errors: { non_field_errors: ['No data available.'] } },
      },
    });
    renderApp(<MarketCard />);
    await screen.findByText('Failed to fetch market data: No data available.');
  });
});

it('counts twelve months back across a year boundary', () => {
  expect(twelveMonths('2025-02')).toHaveLength(12);
  expect(twelveMonths('2025-02')[0]).toBe('2024-03');
  expect(twelveMonths('')).toEqual([]);
});
