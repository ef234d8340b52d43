import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** What other features know of the crops that stand. */
let test: TestApp;
let farmer: TestFarmer;
let soybean: string;
beforeAll(async () => {
  test = await buildTestApp();
  farmer = await aFarmer(test.app);
  const made = async (path: string, body: object) =>
    (await farmer.call('POST', `/api/user/${path}/`, body)).json().id;
  const location = { lat: 20.39, lon: 78.12 };
  const field = await made('fields', { name: 'Hill', area: 2, location });
  soybean = await made('plantings', { field, crop: 'soybean', sown_on: '2026-11-01' });
  for (const sown_on of ['2026-06-20', '2026-06-25'])
    await made('plantings', { crop: 'cotton', sown_on, area_acres: 1 });
});
afterAll(() => test.close());

const plantingOf = async (path: string, body: object) => {
  const answer = await farmer.call('POST', `/api/user/${path}/`, body);
  expect(answer.statusCode).toBe(201);
  return answer.json().planting;
};

it('hangs what is told of a crop on the only planting of it', async () => {
  const task = { task_name: 'Weed', date: '2026-11-25' };
  expect(await plantingOf('farm-tasks', { ...task, crop: 'Soyabean' })).toBe(soybean);
  expect(await plantingOf('farm-tasks', { ...task, crop: 'सोयाबीन' })).toBe(soybean);
  const watering = { crop_type: 'Soybean', date: '2026-11-22', volume_m3: 40 };
  expect(await plantingOf('irrigation/waterings', watering)).toBe(soybean);
});

it('hangs it on none when there are several, when none is wanted, or the crop is unknown', async () => {
  const task = { task_name: 'Weed', date: '2026-11-25' };
  expect(await plantingOf('farm-tasks', { ...task, crop: 'Cotton' })).toBeNull();
  expect(await plantingOf('farm-tasks', { ...task, crop: 'Soybean', planting: null })).toBeNull();
  expect(await plantingOf('farm-tasks', { ...task, crop: 'triffid' })).toBeNull();
  expect(await plantingOf('farm-tasks', task)).toBeNull();
});
