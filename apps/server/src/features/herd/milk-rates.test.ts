import { milkRateEndpoints } from '@ankur/contracts/farm-record/milk-rates';
import { check } from '@ankur/contracts/http/errors';
import { aFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, expect, it } from 'vitest';

const URL = '/api/user/animals/milk-rates/';
let house: TestApp;
beforeAll(async () => {
  house = await buildTestApp();
});
afterAll(() => house.close());

it('are none before they were told, then the farmer’s own, to the paisa', async () => {
  const [asha, ravi] = [await aFarmer(house.app), await aFarmer(house.app)];
  expect((await asha.call('GET', URL)).json()).toEqual({ rates: null, updated_at: null });
  const saved = await asha.call('PUT', URL, { fat_rate: 412.35, snf_rate: 0 });
  expect(saved.statusCode).toBe(200);
  expect(check(milkRateEndpoints.save.answer, saved.json()).ok).toBe(true);
  const read = (await asha.call('GET', URL)).json();
  expect(read).toEqual(saved.json());
  expect(read.rates).toEqual({ fat_rate: 412.35, snf_rate: 0 });
  expect((await ravi.call('GET', URL)).json().rates).toBeNull();
  await asha.call('PUT', URL, { fat_rate: 420 });
  expect((await asha.call('GET', URL)).json().rates).toEqual({ fat_rate: 420, snf_rate: null });
});

it('names each rate that no dairy pays', async () => {
  const asha = await aFarmer(house.app);
  const refused = await asha.call('PUT', URL, { fat_rate: -1, snf_rate: 100_001 });
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([
    400,
    ['fat_rate', 'snf_rate'],
  ]);
  expect((await asha.call('GET', URL)).json().rates).toBeNull();
});
