import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import MarketPage from '../../pages/market.page.tsx';
import { answerTo } from '../../test/answer-to.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render.tsx';
import { MarketCard } from './market-card.tsx';

const record = {
  commodity: 'Soyabean',
  market: 'Nagpur',
  district: 'Nagpur',
  state: 'Maharashtra',
  arrival_date: '2026-02-19',
  min_price: 3850,
  max_price: 4400,
  modal_price: 4100,
};
const msp = [
  {
    price: 5328,
    variety: null,
    season: 'KMS 2025-26',
    valid_from: '2025-10-01',
    valid_to: '2026-09-30',
  },
];
const marks = { as_of: '2026-02-19', sample: false, stale: false };
const { commodity: _, min_price: _min, max_price: _max, ...priced } = record;
const offer = {
  ...priced,
  lat: 21.27,
  lon: 78.58,
  basis: 'town',
  distance_km: 62,
  transport: 124,
  commission: 100,
  market_fee: 50,
  net_price: 3826,
  net_total: 38260,
  lagging: false,
  age_days: 3,
  reports_30_days: 4,
  sample: false,
};
const ok = (body: unknown) => ({ status: 200, body });
const ANSWERS = {
  'GET /api/market/commodities/': ok([]),
  'GET /api/geo/states/': ok(['Maharashtra']),
  'GET /api/geo/districts/': ok(['Nagpur']),
  'GET /api/market/ticker/': ok({
    records: [record, { ...record, market: 'Katol', arrival_date: '2025-12-01' }],
    total: 2,
    ...marks,
  }),
  'GET /api/market/prices/': ok({
    records: [record],
    total: 1,
    ...marks,
    exact: false,
    week_before: [],
    msp,
  }),
  'GET /api/market/trend/': ok({
    points: [
      { month: '2026-01', modal_price: 4000, days: 20 },
      { month: '2026-02', modal_price: 4100, days: 3 },
    ],
    daily: [],
    progress: null,
    ...marks,
    msp,
  }),
  'GET /api/market/net-price/': ok({
    offers: [offer],
    costs: { transport: 2, commission: 2, market_fee: 1 },
    quantity: 10,
    as_of: '2026-02-19',
    sample: false,
  }),
  'GET /api/market/sell-or-wait/': ok({
    verdict: 'wait',
    price_now: 4100,
    month: '2026-02',
    lag_months: 4,
    after_wait: { lower: 4200, median: 4300, upper: 4400 },
    years_known: 8,
    back_test: {
      years: [{ year: 2022, lag_months: 4, gain_percent: 12 }],
      waits: 4,
      wins: 3,
      median_gain_percent: 12.5,
      worst_gain_percent: -3,
      beats_harvest: true,
    },
    costs: { loss: 6, interest: 12, storage: 10 },
    markets: [],
    sample: false,
  }),
  'GET /api/user/price-alerts/': ok([
    {
      id: '1',
      commodity: 'Soyabean',
      state: 'Maharashtra',
      district: 'Nagpur',
      above: true,
      price: 4000,
      hit: { date: '2026-02-19', market: 'Nagpur', price: 4100 },
    },
  ]),
  'GET /api/news/': answerTo('GET /api/news/'),
  'GET /api/user/place/': ok({
    lat: 21.1,
    lon: 79.1,
    city: null,
    district: 'Nagpur',
    state: 'Maharashtra',
    updated_at: '2026-07-01T00:00:00.000Z',
  }),
};

/** "19 February 2026", "19 Feb 2026", "February 2026", "Feb 2026"; not "Feb 26", which reads as a day. */
const DATE = /\b(\d{1,2} )?[A-Z][a-z]{2,8} \d{4}\b/;

/** Context of a figure: its row, list item or card. */
const surroundings = (element: Element) => element.closest('tr, li, section, figure');

/** All texts inside an element, separated. */
function textIn(element: Element | null): string {
  if (!element) return '';
  return [...element.childNodes]
    .map((node) => (node instanceof Element ? textIn(node) : (node.textContent ?? '')))
    .join(' ');
}

function undated(): string[] {
  const figures = [...document.querySelectorAll('body *')].filter((element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && /₹\s?\d/.test(node.textContent ?? ''),
    ),
  );
  expect(figures.length).toBeGreaterThan(0);
  return figures
    .filter((figure) => !DATE.test(textIn(surroundings(figure))))
    .map((figure) => figure.textContent ?? '');
}

let server: ReturnType<typeof fakeServer>;
afterEach(() => server.restore());

it('never shows a price without its date on the market page', async () => {
  server = fakeServer(ANSWERS);
  const { user } = renderApp(<MarketPage />);
  await screen.findByText('₹3,826.00');
  await screen.findByText(/half of the years brought between/);
  await screen.findAllByText(/Minimum support price ₹5,328.00/);
  await screen.findByText('Reached: Nagpur, ₹4,100.00, 19 February 2026');
  await user.click(await screen.findByRole('button', { name: 'Show as table' }));
  expect(undated()).toEqual([]);
});

it('never shows a price without its date on the dashboard card', async () => {
  server = fakeServer(ANSWERS);
  const { user } = renderApp(<MarketCard />);
  await user.click(await screen.findByRole('button', { name: 'Show as table' }));
  await screen.findByRole('columnheader', { name: 'All of Maharashtra' });
  expect(undated()).toEqual([]);
  screen.getByText('Prices of 19 February 2026');
});
