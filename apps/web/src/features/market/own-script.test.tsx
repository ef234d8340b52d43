import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setLanguage } from '../../lib/i18n/language-store.ts';
import MarketPage from '../../pages/market.page.tsx';
import { answerTo } from '../../test/answer-to.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render.tsx';

const record = {
  commodity: 'Onion',
  market: 'Lasalgaon(Vinchur)',
  district: 'Nashik',
  state: 'Maharashtra',
  arrival_date: '2026-08-20',
  min_price: 900,
  max_price: 1500,
  modal_price: 1200,
};
const feed = { ...record, market: 'Unheard Of Mandi', district: 'Jalgaon' };
const marks = { as_of: '2026-08-20', sample: false, stale: false };
const answers = {
  'GET /api/market/commodities/': { status: 200, body: [] },
  'GET /api/geo/states/': { status: 200, body: ['Kerala', 'Maharashtra', 'Telangana'] },
  // In Latin order; Hindi puts अकोला first and पुणे after जलगांव.
  'GET /api/geo/districts/': { status: 200, body: ['Pune', 'Jalgaon', 'Akola', 'Nashik'] },
  'GET /api/market/ticker/': { status: 200, body: { records: [record], total: 1, ...marks } },
  'GET /api/market/prices/': {
    status: 200,
    body: { records: [record, feed], total: 2, ...marks, exact: true, week_before: [], msp: [] },
  },
  'GET /api/market/trend/': {
    status: 200,
    body: {
      points: [
        { month: '2026-07', modal_price: 1100, days: 3 },
        { month: '2026-08', modal_price: 1200, days: 3 },
      ],
      daily: [],
      progress: null,
      ...marks,
      msp: [],
    },
  },
  'GET /api/user/price-alerts/': {
    status: 200,
    body: [
      {
        id: 'a',
        commodity: 'Onion',
        state: 'Maharashtra',
        district: 'Nashik',
        above: true,
        price: 1000,
        hit: { date: '2026-08-20', market: 'Lasalgaon', price: 1200 },
      },
    ],
  },
  'GET /api/news/': answerTo('GET /api/news/'),
  'GET /api/user/place/': {
    status: 200,
    body: {
      lat: 20,
      lon: 73.8,
      city: null,
      district: 'Nashik',
      state: 'Maharashtra',
      updated_at: '2026-07-01T00:00:00.000Z',
    },
  },
};
const pick = (name: string) => {
  const field = document.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
  if (!field) throw new Error(`no choice called ${name}`);
  return field;
};
const options = (name: string) => [...pick(name).options].map(({ text, value }) => [value, text]);

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer(answers);
});
afterEach(async () => {
  server.restore();
  await act(() => setLanguage('en'));
});

it('shows districts and markets in Hindi, sorted for Hindi, and sends Latin names to the server', async () => {
  await act(() => setLanguage('hi'));
  const { user } = renderApp(<MarketPage />);
  await waitFor(() => expect(options('district').length).toBe(5));
  await waitFor(() =>
    expect(options('district').slice(1)).toEqual([
      ['Akola', 'अकोला'],
      ['Jalgaon', 'जलगांव'],
      ['Nashik', 'नाशिक'],
      ['Pune', 'पुणे'],
    ]),
  );
  expect(options('state')).toEqual([
    ['Kerala', 'केरल'],
    ['Telangana', 'तेलंगाना'],
    ['Maharashtra', 'महाराष्ट्र'],
  ]);
  const table = (await screen.findAllByRole('table'))[0] as HTMLElement;
  const cells = within(table);
  cells.getByText('लासलगांव (विंचूर)');
  cells.getByText('नाशिक');
  // An unknown market of a feed keeps its name.
  cells.getByText('Unheard Of Mandi');
  cells.getByText('जलगांव');
  const ticker = screen.getAllByText('लासलगांव (विंचूर)');
  expect(ticker.length).toBeGreaterThan(1);
  screen.getByText(/लासलगांव(?! \()/);
  await user.selectOptions(pick('district'), 'Nashik');
  await waitFor(() =>
    expect(server.calls.some(({ path }) => path.includes('district=Nashik'))).toBe(true),
  );
  expect(server.calls.every(({ path }) => !/%E0/i.test(path))).toBe(true);
  await screen.findByRole('img', { name: /नाशिक, महाराष्ट्र/ });
});

it('leaves names and order of the server on the English page', async () => {
  renderApp(<MarketPage />);
  await waitFor(() => expect(options('district').length).toBe(5));
  expect(options('district').slice(1)).toEqual([
    ['Pune', 'Pune'],
    ['Jalgaon', 'Jalgaon'],
    ['Akola', 'Akola'],
    ['Nashik', 'Nashik'],
  ]);
  expect((await screen.findAllByText('Lasalgaon(Vinchur)')).length).toBeGreaterThan(1);
});
