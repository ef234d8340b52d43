import { seasonEndpoints } from '@ankur/contracts/farm-record/season';
import { check } from '@ankur/contracts/http/errors';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, expect, it } from 'vitest';

let house: TestApp;
let farmer: TestFarmer;
beforeAll(async () => {
  house = await buildTestApp();
  farmer = await aFarmer(house.app);
});
afterAll(() => house.close());

const made = async (path: string, body: object): Promise<string> => {
  const answer = await farmer.call('POST', `/api/user/${path}/`, body);
  expect(answer.statusCode).toBe(201);
  return answer.json().id;
};
const season = async (query = '?from=2026-06-01&to=2026-11-30') => {
  const answer = await farmer.call('GET', `/api/user/season/${query}`);
  if (answer.statusCode === 200)
    expect(check(seasonEndpoints.season.answer, answer.json()).ok).toBe(true);
  return answer.json();
};

it('adds up what each planting and the herd brought and cost', async () => {
  const field = await made('fields', { name: 'North', area: 5 });
  const sown = { field, sown_on: '2026-06-20' };
  const cotton = await made('plantings', { ...sown, crop: 'cotton', area_acres: 3 });
  const soybean = await made('plantings', { ...sown, crop: 'soybean', area_acres: 2 });
  const cow = await made('animals', { name: 'Gauri', species: 'cow' });
  const spend = (amount: number, more: object) =>
    made('expenses', { category: 'other', date: '2026-08-01', amount, ...more });
  const earn = (amount: number, more: object) =>
    made('incomes', { source: 'crop_sale', date: '2026-11-01', amount, ...more });
  await spend(18_000.5, { planting: cotton });
  await spend(6000, { planting: cotton });
  await spend(9000, { planting: soybean });
  await spend(4000, { animal: cow });
  await spend(500, {});
  await spend(77, { planting: cotton, date: '2026-05-31' });
  await earn(90_000, { planting: cotton });
  await earn(7500, { animal: cow, source: 'livestock_sale' });
  await earn(1000, { source: 'livestock_sale' });
  await earn(6000, { source: 'government_subsidy' });
  const account = await season();
  expect(account.plantings).toEqual([
    expect.objectContaining({
      planting: soybean,
      income: 0,
      expense: 9000,
      profit: -9000,
      per_acre: -4500,
      per_rupee: 0,
    }),
    expect.objectContaining({
      planting: cotton,
      crop: 'cotton',
      income: 90_000,
      expense: 24_000.5,
      profit: 65_999.5,
      per_acre: 21_999.83,
      per_rupee: 3.75,
    }),
  ]);
  expect(account.herd).toEqual({
    income: 8500,
    expense: 4000,
    profit: 4500,
    per_acre: null,
    animals: [
      {
        animal: cow,
        name: 'Gauri',
        species: 'cow',
        income: 7500,
        expense: 4000,
        profit: 3500,
        per_acre: null,
      },
    ],
    milk: null,
  });
  expect(account.other).toMatchObject({ income: 6000, expense: 500, profit: 5500 });
  expect(account.total).toMatchObject({ income: 104_500, expense: 37_500.5, profit: 66_999.5 });
});

it('is that of the present season when no days are named, and refuses days out of order', async () => {
  expect(await season('')).toMatchObject({ from: '2026-11-01', to: '2027-03-31' });
  expect((await season('?from=2026-12-01&to=2026-01-01')).errors).toHaveProperty('to');
  expect((await season('?from=yesterday')).problems[0]).toMatchObject({
    field: 'from',
    code: 'date_unreal',
  });
  expect((await house.app.inject({ url: '/api/user/season/' })).statusCode).toBe(401);
});

it('is empty for an empty farm, and tells nothing of others', async () => {
  const other = await aFarmer(house.app);
  const account = (
    await other.call('GET', '/api/user/season/?from=2026-06-01&to=2026-11-30')
  ).json();
  expect([account.plantings, account.herd.animals, account.total.income]).toEqual([[], [], 0]);
});

it('values own work and own seed apart, and the yield at the support price', async () => {
  const sown = { crop: 'soybean', sown_on: '2025-06-20', area_acres: 2, status: 'harvested' };
  const id = await made('plantings', { ...sown, ended_on: '2025-10-05', yield_quintals: 12 });
  const entry = (body: object) => made(`plantings/${id}/events`, body);
  await entry({ kind: 'own_labour', date: '2025-07-05', amount: 16, unit: 'h', value: 800 });
  await entry({ kind: 'own_labour', date: '2025-10-02', amount: 9, unit: 'h', value: 450.5 });
  await entry({ kind: 'own_seed', date: '2025-06-20', amount: 50, unit: 'kg', value: 3000 });
  await entry({ kind: 'own_labour', date: '2025-11-01', amount: 5, unit: 'h', value: 250 });
  await made('expenses', { category: 'seeds', date: '2025-06-18', amount: 7000, planting: id });
  await made('incomes', { source: 'crop_sale', date: '2025-10-20', amount: 52_000, planting: id });
  const account = await season('?from=2025-06-01&to=2025-10-31');
  const [row] = account.plantings.filter((one: { planting: string }) => one.planting === id);
  // 45,000 of profit over 25 hours; what was not paid for is no expense.
  expect(row).toMatchObject({
    profit: 45_000,
    own: { labour_hours: 25, labour_value: 1250.5, seed_value: 3000, profit_per_hour: 1800 },
  });
  // Yellow soybean of kharif 2025-26 has a support price of 5,328 rupees.
  expect(row.at_msp).toMatchObject({ per_quintal: 5328, value: 63_936 });
});

it('says what a litre of milk cost and brought', async () => {
  const cow = await made('animals', { name: 'Kapila', species: 'cow' });
  const milk = (date: string, amount: number) =>
    made(`animals/${cow}/events`, { kind: 'milk', date, amount, unit: 'litre' });
  await milk('2024-06-01', 60);
  await milk('2024-10-31', 40.5);
  await milk('2024-11-01', 9);
  const about = { date: '2024-08-01', animal: cow };
  await made('expenses', { ...about, category: 'other', amount: 2010 });
  await made('incomes', { ...about, source: 'livestock_sale', amount: 4020 });
  const { herd } = await season('?from=2024-06-01&to=2024-10-31');
  // 2,010 rupees over 100.5 litres.
  expect(herd.milk).toEqual({
    ...{ litres: 100.5, expense_per_litre: 20, feed_per_litre: null, profit_per_litre: 20 },
  });
});

it('tells the cost of feed for a litre apart, that of feed for the whole herd counted', async () => {
  const cow = await made('animals', { name: 'Lakshmi', species: 'cow' });
  const hens = await made('animals', { name: 'Hens', species: 'poultry', count: 12 });
  await made(`animals/${cow}/events`, { kind: 'milk', date: '2023-06-10', amount: 100 });
  const spend = (amount: number, livestock_cost: string, animal?: string) =>
    made('expenses', { category: 'other', date: '2023-06-01', amount, livestock_cost, animal });
  await spend(1200, 'feed', cow);
  await spend(800.5, 'feed');
  await spend(600, 'health', cow);
  await spend(100, 'other');
  await spend(240, 'feed', hens);
  const { herd, other } = await season('?from=2023-06-01&to=2023-10-31');
  expect([herd.expense, other.expense]).toEqual([2940.5, 0]);
  // 1,200 and 800.50 rupees of feed and 700 more over 100 litres; the hens' feed is not in the milk.
  expect(herd.milk).toMatchObject({ expense_per_litre: 27.01, feed_per_litre: 20.01 });
  const wrong = { category: 'other', amount: 5, livestock_cost: 'toys' };
  const answer = await farmer.call('POST', '/api/user/expenses/', wrong);
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['livestock_cost']]);
});

it('counts no animal that was sold, and no eggs, as profit of the milk', async () => {
  const buffalo = await made('animals', { name: 'Moti', species: 'buffalo' });
  await made(`animals/${buffalo}/events`, { kind: 'milk', date: '2022-06-10', amount: 50 });
  const earn = (amount: number, livestock_product: string | null, animal?: string) =>
    made('incomes', {
      ...{ source: 'livestock_sale', date: '2022-07-01', amount, livestock_product, animal },
    });
  await earn(80_000, 'animal', buffalo);
  await earn(2000, 'milk');
  await earn(500.5, null, buffalo);
  await earn(90, 'eggs');
  await made('expenses', { category: 'other', date: '2022-07-01', amount: 1000, animal: buffalo });
  const { herd } = await season('?from=2022-06-01&to=2022-10-31');
  expect(herd.income).toBe(82_590.5);
  // 2,500.50 rupees of milk without 1,000 of cost over 50 litres.
  expect(herd.milk).toMatchObject({ expense_per_litre: 20, profit_per_litre: 30.01 });
});

it.each([
  ['corrected to another category', { category: 'seeds' }],
  ['no longer called feed', { category: 'other', livestock_cost: null }],
])('counts an expense that was %s no longer as the herd’s', async (_name, correction) => {
  const year = { from: '2021-06-01', to: '2021-10-31' };
  const of = { category: 'other', date: '2021-06-01', amount: 1850, livestock_cost: 'feed' };
  const id = await made('expenses', of);
  expect((await season(`?${new URLSearchParams(year)}`)).herd.expense).toBe(1850);
  const answer = await farmer.call('PATCH', `/api/user/expenses/${id}/`, correction);
  expect(answer.statusCode).toBe(200);
  const { herd, other } = await season(`?${new URLSearchParams(year)}`);
  expect([herd.expense, other.expense]).toEqual([0, 1850]);
  await farmer.call('DELETE', `/api/user/expenses/${id}/`);
});

it('puts what a quintal cost beside the usual cost, own work counted', async () => {
  const grower = await aFarmer(house.app);
  const post = async (path: string, body: object) =>
    (await grower.call('POST', `/api/user/${path}/`, body)).json().id;
  const sown = { sown_on: '2026-06-20', area_acres: 3, yield_quintals: 12 };
  const cotton = await post('plantings', { ...sown, crop: 'cotton' });
  await post('plantings', { ...sown, crop: 'tomato' });
  await post('expenses', {
    category: 'labor',
    date: '2026-08-01',
    amount: 30_000,
    planting: cotton,
  });
  const own = { kind: 'own_labour', date: '2026-08-02', amount: 100, unit: 'h', value: 6000 };
  await post(`plantings/${cotton}/events`, own);
  const { plantings } = (
    await grower.call('GET', '/api/user/season/?from=2026-06-01&to=2026-11-30')
  ).json();
  const [tomato, first] = plantings;
  // (30,000 + 6,000) / 12 quintals.
  expect(first.usual_cost).toMatchObject({
    ...{ season: 'KMS 2025-26', per_quintal: 5140, own_per_quintal: 3000 },
    source: expect.stringContaining('PIB'),
  });
  expect(tomato.usual_cost).toBeNull();
});

it('puts what an acre cost beside the state of the farmer, with its year, before there is a harvest', async () => {
  const grower = await aFarmer(house.app);
  const post = async (path: string, body: object) =>
    (await grower.call('POST', `/api/user/${path}/`, body)).json().id;
  const rowOf = async () => {
    const answer = await grower.call('GET', '/api/user/season/?from=2026-06-01&to=2026-11-30');
    return answer.json().plantings[0].state_cost;
  };
  const cotton = await post('plantings', { crop: 'cotton', sown_on: '2026-06-20', area_acres: 3 });
  const place = { lat: 20.39, lon: 78.13, district: 'Yavatmal', state: 'Maharashtra' };
  await grower.call('PUT', '/api/user/place/', place);
  expect(await rowOf()).toBeNull();
  const about = { category: 'labor', date: '2026-08-01', planting: cotton };
  await post('expenses', { ...about, amount: 30_000 });
  const own = { kind: 'own_labour', date: '2026-08-02', amount: 100, unit: 'h', value: 6000 };
  await post(`plantings/${cotton}/events`, own);
  // 76,896 rupees a hectare; (30,000 + 6,000) / 3 acres.
  expect(await rowOf()).toEqual({
    ...{ state: 'Maharashtra', year: '2021-22', per_acre: 31_119, own_per_acre: 12_000 },
    source: expect.stringContaining('cost of cultivation scheme'),
  });
  await grower.call('PUT', '/api/user/place/', { ...place, state: 'Kerala', district: 'Palakkad' });
  expect(await rowOf()).toBeNull();
});

it('takes the sum of the harvests for the yield until the farmer tells another', async () => {
  const picker = await aFarmer(house.app);
  const post = async (path: string, body: object) =>
    (await picker.call('POST', `/api/user/${path}/`, body)).json().id;
  const cotton = await post('plantings', { crop: 'cotton', sown_on: '2026-06-20', area_acres: 3 });
  for (const [date, amount] of [
    ['2026-10-20', 8],
    ['2026-11-10', 4.2],
  ] as const)
    await post(`plantings/${cotton}/events`, { kind: 'harvest', date, amount, unit: 'q' });
  await post(`plantings/${cotton}/events`, {
    ...{ kind: 'harvest', date: '2026-11-12', amount: 3, unit: 'bag' },
  });
  await post(`plantings/${cotton}/events`, {
    ...{ kind: 'harvest', date: '2026-11-13', amount: 30, unit: 'kg' },
  });
  const yieldOf = async () =>
    (await picker.call('GET', '/api/user/season/?from=2026-06-01&to=2026-11-30')).json()
      .plantings[0].yield_quintals;
  expect(await yieldOf()).toBeCloseTo(12.5, 10);
  await picker.call('PUT', `/api/user/plantings/${cotton}/`, { yield_quintals: 12 });
  expect(await yieldOf()).toBe(12);
});
