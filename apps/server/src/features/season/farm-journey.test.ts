import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { multipart } from '@ankur/testkit/multipart';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** A season of a farm at Yavatmal, step by step in the order in which it happened; every sum below was added up by hand. */
let test: TestApp;
let farmer: TestFarmer;
let field: string;
let cotton: string;
let pigeonpea: string;
let soybean: string;
let rani: string;
let hens: string;

beforeAll(async () => {
  test = await buildTestApp();
  farmer = await aFarmer(test.app);
});
afterAll(() => test.close());

const made = async (path: string, body: object): Promise<string> => {
  const answer = await farmer.call('POST', `/api/user/${path}/`, body);
  expect([path, answer.statusCode, answer.json().problems]).toEqual([path, 201, undefined]);
  return answer.json().id;
};
const read = async (path: string) => (await farmer.call('GET', `/api/user/${path}`)).json();
const spend = (category: string, amount: number, date: string, more: object = {}) =>
  made('expenses', { category, amount, date, ...more });
const earn = (source: string, amount: number, date: string, more: object = {}) =>
  made('incomes', { source, amount, date, ...more });

it('begins with fields, crops and animals', async () => {
  field = await made('fields', { name: 'Canal field', area: 3, area_unit: 'acre', soil: 'black' });
  const second = await made('fields', { name: 'Hill field', area: 2, area_unit: 'acre' });
  // Pigeon pea stands between the rows of cotton, in the same field.
  cotton = await made('plantings', { field, crop: 'cotton', sown_on: '2026-06-20' });
  pigeonpea = await made('plantings', {
    ...{ field, crop: 'pigeonpea', sown_on: '2026-06-22', area_acres: 0.5 },
  });
  soybean = await made('plantings', { field: second, crop: 'soybean', sown_on: '2026-06-25' });
  rani = await made('animals', { name: 'Rani', species: 'buffalo', sex: 'female' });
  await made('animals', { name: 'Moti', species: 'buffalo', sex: 'female' });
  hens = await made('animals', { name: 'Hens', species: 'poultry', count: 12 });
  const plantings = await read('plantings/');
  expect(plantings.map(({ area_acres }: { area_acres: number }) => area_acres)).toEqual([
    2, 0.5, 3,
  ]);
});

it('takes work from the plan and does it', async () => {
  const task = await made('farm-tasks', {
    ...{ task_name: 'Cotton: weeds', date: '2026-07-10', source: 'plan:weeds', planting: cotton },
  });
  await farmer.call('PUT', `/api/user/farm-tasks/${task}/done/`, { done: true });
  await made(`plantings/${cotton}/events`, { kind: 'weeding', date: '2026-07-11' });
  const spray = { kind: 'spray', date: '2026-08-20', product: 'Neem oil', waiting_days: 3 };
  await made(`plantings/${cotton}/events`, spray);
  const own = { kind: 'own_labour', amount: 40, unit: 'h', value: 2000 };
  await made(`plantings/${soybean}/events`, { ...own, date: '2026-07-12' });
  const { plan, diary } = await read(`plantings/${cotton}/`);
  expect(plan).toMatchObject([{ key: 'weeds', task, date: '2026-07-10' }]);
  expect(diary.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['weeding', 'spray', 'task']),
  );
});

it('pays for seed, work and the vet', async () => {
  await spend('seeds', 5400, '2026-06-18', { planting: cotton });
  await spend('labor', 7200, '2026-07-11', { planting: cotton });
  await spend('pesticides', 1350.5, '2026-08-20', { planting: cotton });
  await spend('seeds', 600, '2026-06-22', { planting: pigeonpea });
  await spend('seeds', 6800, '2026-06-24', { planting: soybean });
  await spend('labor', 3000, '2026-09-28', { planting: soybean });
  await spend('other', 1500, '2026-08-02', { animal: rani });
  await spend('other', 240, '2026-08-05', { animal: hens });
  await spend('equipment', 900, '2026-07-01');
  await made('credits', {
    ...{ shop: 'Krishi Kendra', item: 'Urea', amount: 3650, taken_on: '2026-11-11' },
    rate_percent_month: 3,
  });
  // Ten days of 3 % a month on 3,650 rupees: 3,650 × 0.36 × 10 / 365.
  expect(await read('credits/')).toMatchObject([{ interest: 36, owed: 3686, cost: 36 }]);
});

it('milks the buffalo and collects eggs', async () => {
  for (const date of ['2026-10-01', '2026-10-02']) {
    const milk = { kind: 'milk', date, unit: 'litre' };
    await made(`animals/${rani}/events`, { ...milk, amount: 5, time_of_day: 'morning' });
    await made(`animals/${rani}/events`, { ...milk, amount: 4.5, time_of_day: 'evening' });
  }
  await made(`animals/${hens}/events`, { kind: 'eggs', date: '2026-10-02', amount: 9 });
  await earn('livestock_sale', 1140, '2026-10-05', { animal: rani });
  await earn('livestock_sale', 90, '2026-10-06', { animal: hens });
});

it('reports hail on one field within 72 hours, with a photograph', async () => {
  const loss = await made('losses', {
    ...{ planting: soybean, cause: 'hailstorm', happened_at: '2026-11-20T10:00:00Z' },
    ...{ estimate_percent: 40, insured: true, policy_number: 'PM-1' },
  });
  const content = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#383' },
  })
    .jpeg()
    .toBuffer();
  const form = await multipart({ view: 'close', lat: '20.39', lon: '78.12', heading: '90' }, [
    { field: 'image', name: 'a.jpg', content, type: 'image/jpeg' },
  ]);
  const photo = await test.app.inject({
    method: 'POST',
    url: `/api/user/losses/${loss}/photos/`,
    headers: { ...form.headers, authorization: `Bearer ${farmer.access}` },
    payload: form.payload,
  });
  expect(photo.json()).toMatchObject({ view: 'close', lat: 20.39, heading: 90 });
  const told = [{ who: 'helpline', at: '2026-11-21T05:00:00Z', number: 'MH-77' }];
  const kept = (await farmer.call('PUT', `/api/user/losses/${loss}/`, { told })).json();
  expect(kept).toMatchObject({
    ...{ needs_72_hours: true, deadline_at: '2026-11-23T10:00:00.000Z' },
    reported_at: '2026-11-21T05:00:00.000Z',
  });
});

it('sells, and the account of the season adds up', async () => {
  await earn('crop_sale', 60_000, '2026-10-20', { planting: cotton });
  await earn('crop_sale', 31_500.75, '2026-10-28', { planting: cotton });
  await earn('crop_sale', 38_000, '2026-10-12', { planting: soybean });
  const end = { status: 'harvested', ended_on: '2026-10-10', yield_quintals: 8.5 };
  await farmer.call('PUT', `/api/user/plantings/${soybean}/`, end);
  const account = await read('season/?from=2026-06-01&to=2026-10-31');
  const of = (id: string) =>
    account.plantings.find(({ planting }: { planting: string }) => planting === id);
  // 5,400 + 7,200 + 1,350.50 = 13,950.50; 60,000 + 31,500.75 = 91,500.75.
  expect(of(cotton)).toMatchObject({
    ...{ income: 91_500.75, expense: 13_950.5, profit: 77_550.25, per_acre: 25_850.08 },
  });
  expect(of(pigeonpea)).toMatchObject({ income: 0, expense: 600, profit: -600, per_acre: -1200 });
  expect(of(soybean)).toMatchObject({
    ...{ income: 38_000, expense: 9800, profit: 28_200, per_acre: 14_100, yield_quintals: 8.5 },
    own: { labour_hours: 40, labour_value: 2000, seed_value: 0, profit_per_hour: 705 },
  });
  // 1,140 + 90 against 1,500 + 240, over 19 litres.
  expect(account.herd).toMatchObject({ income: 1230, expense: 1740, profit: -510 });
  expect(account.herd.milk).toMatchObject({ litres: 19, expense_per_litre: 78.95 });
  expect(account.other).toMatchObject({ income: 0, expense: 900, profit: -900 });
  // 91,500.75 + 38,000 + 1,230 and 13,950.50 + 600 + 9,800 + 1,740 + 900.
  expect(account.total).toMatchObject({
    ...{ income: 130_730.75, expense: 26_990.5, profit: 103_740.25 },
  });
});

it('shows the diary to an expert for a week', async () => {
  const id = await made('shares', { planting: cotton, days: 7 });
  const [share] = await read('shares/');
  expect(share.id).toBe(id);
  const answer = await test.app.inject({ url: `/api/shared-diary/${share.code}/` });
  expect(answer.json().planting.diary.length).toBeGreaterThanOrEqual(3);
  expect(answer.body).not.toContain('60000');
});
