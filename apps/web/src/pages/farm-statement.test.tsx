import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { twoSpans } from '../features/season/spans.ts';
import { todayLocal } from '../lib/time/local-date.ts';
import { answerTo } from '../test/answer-to.ts';
import { fakeServer } from '../test/fake-server.ts';
import { listedGuide } from '../test/listed-guide.ts';
import { renderApp } from '../test/render.tsx';
import { signIn } from '../test/sign-in.ts';
import FarmPage from './farm.page.tsx';

beforeEach(() => signIn());
afterEach(() => vi.unstubAllGlobals());

const sums = (income: number, expense: number) => ({ income, expense, profit: income - expense });
const planting = (id: string, crop: string, income: number, expense: number) => ({
  ...{ planting: id, crop, ...sums(income, expense), area_acres: 2, yield_quintals: 10 },
  own: { labour_hours: 8, labour_value: 400, seed_value: 900, profit_per_hour: null },
  at_msp: { season: '2025-26', per_quintal: 5328, value: 53_280 },
});
/** Two plantings of soybean, one of cotton; the sums were added up by hand. */
const NOW = {
  plantings: [
    planting('a', 'soybean', 40_000, 12_000.5),
    planting('b', 'soybean', 10_000, 3000),
    planting('c', 'cotton', 90_000, 30_000),
  ],
  ...{ herd: { ...sums(5000, 1000), animals: [] }, other: sums(0, 500) },
  total: sums(145_000, 46_500.5),
};
const BEFORE = {
  plantings: [planting('d', 'cotton', 70_000, 20_000)],
  ...{ herd: { ...sums(0, 0), animals: [] }, other: sums(0, 0), total: sums(70_000, 20_000) },
};

it('puts two seasons side by side, in totals that add up', async () => {
  const [now, before] = twoSpans('season', todayLocal());
  const server = fakeServer({
    'GET /api/user/season/': ({ path }) => {
      const query = new URLSearchParams(path.split('?')[1]);
      const [span, rows] = query.get('from') === now.from ? [now, NOW] : [before, BEFORE];
      expect(query.get('to')).toBe(span.to);
      return answerTo('GET /api/user/season/', { ...span, ...rows });
    },
    'GET /api/user/fields/': { status: 200, body: [] },
    'GET /api/user/profile/': { status: 404, body: { errors: {}, problems: [] } },
    'GET /api/crops/': {
      status: 200,
      body: [listedGuide('soybean', 'Soybean'), listedGuide('cotton', 'Cotton')],
    },
    'GET /api/user/credits/': answerTo('GET /api/user/credits/', [
      { shop: 'Krishi Kendra', taken_on: '2026-06-10', amount: 4000, paid: 1000, owed: 3240 },
    ]),
  });
  renderApp(<FarmPage />, { at: '/application/farm?view=statement' });
  const table = await screen.findByRole('table', { name: 'Income and spending in rupees' });
  const rows = within(table)
    .getAllByRole('row')
    .slice(2)
    .map((row) =>
      [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.replace('.00', '')),
    );
  expect(rows).toEqual([
    ['Soybean', '₹50,000', '₹15,000.50', '₹34,999.50', '–', '–', '–'],
    ['Cotton', '₹90,000', '₹30,000', '₹60,000', '₹70,000', '₹20,000', '₹50,000'],
    ['Animals', '₹5,000', '₹1,000', '₹4,000', '₹0', '₹0', '₹0'],
    ['Other', '₹0', '₹500', '-₹500', '₹0', '₹0', '₹0'],
    ['Total', '₹1,45,000', '₹46,500.50', '₹98,499.50', '₹70,000', '₹20,000', '₹50,000'],
  ]);
  expect(server.calls.filter(({ path }) => path.includes('/season/'))).toHaveLength(2);
  const crops = screen.getByRole('table', { name: 'Crops' });
  expect(within(crops).getAllByText('₹53,280.00')).toHaveLength(3);
  expect(within(crops).getAllByText('₹400.00')).toHaveLength(3);
  const owed = screen.getByRole('table', { name: 'Goods on credit' });
  expect(within(owed).getByText('₹3,240.00')).toBeDefined();
});
