import 'fake-indexeddb/auto';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putAnswer } from '../../lib/answers/answers-store.ts';
import { aWrite } from '../../lib/outbox/test/a-write.ts';
import { write } from '../../lib/outbox/write.ts';
import { emptyPersonalCaches } from '../../lib/storage/personal-caches.ts';
import { todayInIndia } from '../../lib/time/local-date.ts';
import { answerTo } from '../../test/answer-to.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render.tsx';
import { signIn } from '../../test/sign-in.ts';
import { SeasonCard } from './season-card.tsx';

const DAY_MS = 86_400_000;
const TODAY = todayInIndia();
const FACTS = {
  ...{ from: '2020-06-01', animals: [], own_work: [], milk: [], prices: [] },
  money: [{ date: TODAY, planting: 'p', animal: null, income_paise: 0, expense_paise: 500_000 }],
  plantings: [
    {
      ...{ planting: 'p', crop: 'soybean', variety: null, field: null, status: 'growing' },
      ...{ area_acres: 2, yield_quintals: null, harvested_quintals: null },
      ...{ stood_from: '2020-06-10', ended_on: null },
    },
  ],
};

const keepFacts = () =>
  putAnswer({
    ...{ owner: 'asha', question: 'seasonFacts(undefined)', data: FACTS },
    atMs: Date.now() - 3 * DAY_MS,
  });
const open = (
  plantings?: { id: string; crop: string; sown_on: string; status: 'growing' | 'harvested' }[],
) => {
  fakeServer({
    'GET /api/user/season/': 'offline',
    'GET /api/user/season/facts/': 'offline',
    'GET /api/user/plantings/': plantings
      ? answerTo('GET /api/user/plantings/', plantings)
      : 'offline',
    'GET /api/user/fields/': 'offline',
    'GET /api/crops/': 'offline',
    'POST /api/user/expenses/': 'offline',
  });
  return renderApp(<SeasonCard />);
};
const total = async () =>
  within((await screen.findByRole('cell', { name: 'Total' })).closest('tr') as HTMLElement);

beforeEach(() => signIn());
afterEach(async () => {
  await emptyPersonalCaches();
  vi.unstubAllGlobals();
});

it('computes the account without a network, and says from when its figures are', async () => {
  await keepFacts();
  open();
  expect(await screen.findByText(/from figures of 3 days ago/)).toBeTruthy();
  expect((await total()).getByText('₹5,000.00')).toBeTruthy();
  expect(screen.queryByText(/still waiting to be sent/)).toBeNull();
});

it('counts what waits, and says so', async () => {
  await keepFacts();
  open();
  const row = { id: 'e', category: 'seeds', amount: 250, date: TODAY, planting: 'p' };
  await write(aWrite({ id: 'e', what: 'expenses', row }), undefined, 'none');
  expect(await screen.findByText('Counts 1 entry that is still waiting to be sent.')).toBeTruthy();
  expect((await total()).getByText('₹5,250.00')).toBeTruthy();
});

it.each([
  [
    'harvested',
    /An acre cost you ₹2,500.00; in Maharashtra it usually cost ₹21,739.00 \(2021-22\)\./,
  ],
  [
    'growing',
    /So far an acre has cost you ₹2,500.00; in Maharashtra it usually cost ₹21,739.00 by the harvest \(2021-22\)\./,
  ],
] as const)(
  'says what an acre of a crop that is %s cost beside the state, with the year and the source',
  async (status, sentence) => {
    const in_state = { state: 'Maharashtra', year: '2021-22', source: 'DES', per_acre: 21_739 };
    const prices = [{ crop: 'soybean', support: [], usual: null, in_state }];
    await putAnswer({
      ...{ owner: 'asha', question: 'seasonFacts(undefined)', data: { ...FACTS, prices } },
      atMs: Date.now(),
    });
    open([{ id: 'p', crop: 'soybean', sown_on: '2020-06-10', status }]);
    // 5,000 rupees on 2 acres.
    const told = await screen.findByText(sentence);
    expect(within(told).getByText(/^Directorate of Economics .* 2021-22/)).toBeTruthy();
    expect(screen.getByText(/We have no figure for a district\./)).toBeTruthy();
  },
);

it('says that nothing is written down instead of rows of zeros', async () => {
  await putAnswer({
    ...{ owner: 'asha', question: 'seasonFacts(undefined)', data: { ...FACTS, money: [] } },
    atMs: Date.now(),
  });
  open();
  expect(await screen.findByText('Nothing is written down for this time.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('shows nothing of other days when those that are asked for cannot be read', async () => {
  fakeServer({
    'GET /api/user/season/': ({ path }) =>
      path.includes('2020-02-01')
        ? { status: 500, body: {} }
        : answerTo('GET /api/user/season/', {
            ...{ from: '2026-06-01', to: '2026-10-31' },
            total: { income: 0, expense: 5000, profit: -5000 },
          }),
    'GET /api/user/plantings/': { status: 200, body: [] },
  });
  renderApp(<SeasonCard />);
  expect((await total()).getByText('₹5,000.00')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2020-02-01' } });
  await screen.findByRole('alert');
  expect(screen.queryByRole('cell', { name: 'Total' })).toBeNull();
});
