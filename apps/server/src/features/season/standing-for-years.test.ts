import { seasonAccount } from '@ankur/agronomy/finance/season-account';
import { type SeasonFactsAnswer, seasonEndpoints } from '@ankur/contracts/farm-record/season';
import { check } from '@ankur/contracts/http/errors';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp, testClock } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

let house: TestApp;
let farmer: TestFarmer;
let field: string;
beforeAll(async () => {
  house = await buildTestApp({ clock: testClock('2026-11-21T06:00:00Z') });
});
afterAll(() => house.close());
beforeEach(async () => {
  farmer = await aFarmer(house.app);
  field = await made('fields', { name: 'A', area: 4 });
});

async function made(path: string, body: object): Promise<string> {
  const answer = await farmer.call('POST', `/api/user/${path}/`, body);
  expect(answer.statusCode).toBe(201);
  return answer.json().id;
}
const plant = (body: object) => made('plantings', { field, ...body });
const cut = (planting: string, date: string, amount: number) =>
  made(`plantings/${planting}/events`, { kind: 'harvest', date, amount, unit: 'q' });
const sell = (planting: string, date: string, amount: number) =>
  made('incomes', { planting, date, amount, source: 'crop_sale' });
const planted = async (id: string) =>
  (await farmer.call('GET', `/api/user/plantings/${id}/`)).json();

const YEARS = {
  last: { from: '2025-06-01', to: '2026-05-31' },
  present: { from: '2026-06-01', to: '2027-05-31' },
};
/** The account of a planting in a farm year, which a phone computes alike. */
async function accountOf(planting: string, { from, to }: { from: string; to: string }) {
  const answer = await farmer.call('GET', `/api/user/season/?from=${from}&to=${to}`);
  const account = answer.json();
  expect(check(seasonEndpoints.season.answer, account).ok).toBe(true);
  const facts: SeasonFactsAnswer = (await farmer.call('GET', '/api/user/season/facts/')).json();
  expect(JSON.parse(JSON.stringify(seasonAccount(facts, { from, to })))).toEqual(account);
  return account.plantings.find((one: { planting: string }) => one.planting === planting);
}

it('a mango orchard of 2015 has no stage and no harvest that is years late, and each year its own yield', async () => {
  const mango = await plant({ crop: 'आम', sown_on: '2015-07-10', area_acres: 2 });
  expect(await planted(mango)).toMatchObject({
    ...{ crop: 'mango', status: 'growing', stage: null, day: null },
    ...{ expected_harvest: null, harvest_window: null, warmth: null },
  });
  for (const [date, quintals] of [
    ['2025-04-28', 11],
    ['2026-05-02', 14.5],
    ['2026-05-20', 9.25],
  ] as const)
    await cut(mango, date, quintals);
  await sell(mango, '2026-05-21', 60_000);
  expect(await accountOf(mango, YEARS.last)).toMatchObject({
    ...{ yield_quintals: 23.75, income: 60_000, per_acre: 30_000, status: 'growing' },
  });
  expect(await accountOf(mango, YEARS.present)).toMatchObject({ yield_quintals: null, income: 0 });
});

it.each([
  ['grape', '2018-10-15'],
  ['orange', '2012-08-01'],
  ['sugarcane', '2023-02-10'],
  ['banana', '2022-07-01'],
])('%s that was planted years ago is not harvested years late', async (crop, sown_on) => {
  expect(await planted(await plant({ crop, sown_on }))).toMatchObject({
    ...{ stage: null, day: null, expected_harvest: null, harvest_window: null },
  });
});

it('berseem that is cut four times is one crop with one sum', async () => {
  const berseem = await plant({ crop: 'berseem', sown_on: '2025-10-20', area_acres: 1 });
  for (const date of ['2025-12-10', '2026-01-12', '2026-02-10', '2026-03-08'])
    await cut(berseem, date, 70);
  const { diary } = await planted(berseem);
  expect(diary.filter(({ kind }: { kind: string }) => kind === 'harvest')).toHaveLength(4);
  expect(await accountOf(berseem, YEARS.last)).toMatchObject({ yield_quintals: 280 });
});

it('napier counts the cuts of each year for that year, also a figure told at its end', async () => {
  const napier = await plant({ crop: 'napier', sown_on: '2023-07-01', area_acres: 0.5 });
  for (const date of ['2025-08-01', '2025-11-01', '2026-07-05']) await cut(napier, date, 90);
  expect(await accountOf(napier, YEARS.last)).toMatchObject({ yield_quintals: 180 });
  const { updated_at: _, ...end } = { status: 'harvested', yield_quintals: 900, updated_at: '' };
  await farmer.call('PUT', `/api/user/plantings/${napier}/`, end);
  expect(await accountOf(napier, YEARS.present)).toMatchObject({ yield_quintals: 90 });
});

it('second ratoon cane counts from the cut before it, by the calendar of ratoons', async () => {
  const cane = await plant({ crop: 'sugarcane', ratoon: true, sown_on: '2026-02-05' });
  const ratoon = await planted(cane);
  expect(ratoon).toMatchObject({ ratoon: true, expected_harvest: '2026-11-12' });
  expect(ratoon.stage).toBeNull();
});

it('cotton and pigeon pea between its rows share a field, each with its own books', async () => {
  const cotton = await plant({ crop: 'cotton', sown_on: '2026-06-15', area_acres: 4 });
  const pigeonpea = await plant({ crop: 'pigeonpea', sown_on: '2026-06-18', area_acres: 4 });
  await cut(cotton, '2026-11-05', 12);
  await sell(cotton, '2026-11-06', 84_000);
  expect(await accountOf(cotton, YEARS.present)).toMatchObject({
    ...{ yield_quintals: 12, per_acre: 21_000 },
  });
  expect(await accountOf(pigeonpea, YEARS.present)).toMatchObject({
    ...{ yield_quintals: null, income: 0, area_acres: 4 },
  });
});
