import { seasonAccount } from '@ankur/agronomy/finance/season-account';
import { type SeasonFactsAnswer, seasonEndpoints } from '@ankur/contracts/farm-record/season';
import { check } from '@ankur/contracts/http/errors';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp, testClock } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

const PATH = '/api/user/season/facts/';
let house: TestApp;
let farmer: TestFarmer;
beforeAll(async () => {
  house = await buildTestApp({ clock: testClock('2026-11-23T06:00:00Z') });
  farmer = await aFarmer(house.app);
});
afterAll(() => house.close());

const made = async (path: string, body: object): Promise<string> => {
  const answer = await farmer.call('POST', `/api/user/${path}/`, body);
  expect(answer.statusCode).toBe(201);
  return answer.json().id;
};

/** A small pseudorandom sequence (Park and Miller), the same in each run. */
function chances(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 16_807) % 2_147_483_647;
    return state % below;
  };
}

/** A farm of two years: crops with and without a support price, a yield told and one by its harvests. */
async function aFarm(): Promise<void> {
  const chance = chances(24);
  const day = () => `2025-${String(6 + chance(7)).padStart(2, '0')}-${10 + chance(19)}`;
  const next = () => `2026-${String(1 + chance(11)).padStart(2, '0')}-${10 + chance(19)}`;
  const field = await made('fields', { name: 'North', area: 5 });
  const plantings = [
    await made('plantings', {
      ...{ crop: 'soybean', field, sown_on: '2025-06-20', area_acres: 2.35 },
      ...{ status: 'harvested', ended_on: '2025-10-05', yield_quintals: 17.25 },
    }),
    await made('plantings', { crop: 'wheat', sown_on: '2025-11-12', area_acres: 3 }),
    await made('plantings', { crop: 'cotton', field, sown_on: '2026-06-15' }),
    await made('plantings', { crop: 'Dragon fruit', variety: 'Red' }),
  ];
  const animals = [
    await made('animals', { name: 'Gauri', species: 'cow' }),
    await made('animals', { name: 'Hens', species: 'poultry', count: 20 }),
  ];
  for (let at = 0; at < 60; at += 1) {
    const planting = plantings[chance(6)] ?? null;
    const animal = planting === null ? (animals[chance(3)] ?? null) : null;
    const amount = (1 + chance(900_000)) / 100;
    const about = { amount, date: chance(2) ? day() : next(), planting, animal };
    if (chance(3)) await made('expenses', { ...about, category: 'other' });
    else if (animal) await made('incomes', { ...about, source: 'livestock_sale' });
    else await made('incomes', { ...about, source: chance(2) ? 'crop_sale' : 'livestock_sale' });
  }
  for (const planting of plantings.slice(0, 3)) {
    const entry = (body: object) => made(`plantings/${planting}/events`, body);
    await entry({ kind: 'harvest', date: next(), amount: 12.4, unit: 'q' });
    await entry({ kind: 'harvest', date: next(), amount: 3.15, unit: 'q' });
    await entry({ kind: 'harvest', date: next(), amount: 57, unit: 'kg' });
    await entry({ kind: 'harvest', date: next(), amount: 4, unit: 'bag' });
    await entry({ kind: 'own_labour', date: day(), amount: 7.5, unit: 'h', value: 375.55 });
    await entry({ kind: 'own_labour', date: next(), amount: 4, unit: 'h', value: 200.1 });
    await entry({ kind: 'own_seed', date: day(), amount: 40, unit: 'kg', value: 2400.05 });
  }
  for (let at = 0; at < 8; at += 1) {
    const milk = { kind: 'milk', date: next(), amount: 6 + at / 10, unit: 'litre' };
    await made(`animals/${animals[0]}/events`, milk);
  }
}

it('what a phone computes is the account of the server, to the last digit', async () => {
  await aFarm();
  const answer = await farmer.call('GET', PATH);
  expect(check(seasonEndpoints.facts.answer, answer.json()).ok).toBe(true);
  const facts: SeasonFactsAnswer = answer.json();
  expect(facts.from).toBe('2025-06-01');
  for (const [from, to] of [
    ['2025-06-01', '2025-10-31'],
    ['2025-11-01', '2026-03-31'],
    ['2026-04-01', '2026-05-31'],
    ['2026-06-01', '2026-10-31'],
    ['2026-11-01', '2027-03-31'],
    ['2025-06-01', '2027-05-31'],
    ['2025-10-05', '2025-10-05'],
  ] as const) {
    const server = (await farmer.call('GET', `/api/user/season/?from=${from}&to=${to}`)).json();
    const phone = JSON.parse(JSON.stringify(seasonAccount(facts, { from, to })));
    expect(phone).toEqual(server);
  }
});

it('takes a planting without a day of sowing from the day in India on which it was written down', async () => {
  const planting = await made('plantings', { crop: 'cotton' });
  await house.inputs.db.execute(
    sql`update plantings set created_at = '2026-11-19T20:00:00Z' where id = ${planting}::uuid`,
  );
  const { plantings }: SeasonFactsAnswer = (await farmer.call('GET', PATH)).json();
  expect(plantings.find((one) => one.planting === planting)?.stood_from).toBe('2026-11-20');
});

it('tells nothing of others, and refuses without a session', async () => {
  const other = await aFarmer(house.app);
  const facts = (await other.call('GET', PATH)).json();
  expect([facts.money, facts.plantings, facts.animals, facts.milk, facts.own_work]).toEqual(
    Array(5).fill([]),
  );
  expect((await house.app.inject({ url: PATH })).statusCode).toBe(401);
});
