import { aFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FarmRecord } from '../../ports/farm-record.ts';
import { createCircumstancesReader } from './circumstances.ts';
import { createProfileRepository, type ProfileChange } from './profile.repository.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const EMPTY: FarmRecord = {
  standingCrops: async () => [],
  fields: async () => [],
  species: async () => [],
};

/** A new farmer with a profile of these columns and a farm record of these parts. */
async function farmerWith(profile: ProfileChange | null, record: Partial<FarmRecord> = {}) {
  const { access } = await aFarmer(test.app);
  const farmerId = JSON.parse(atob(access.split('.')[1] ?? '')).sub as string;
  if (profile) await createProfileRepository(test.inputs.db).upsert(farmerId, profile);
  const reader = createCircumstancesReader(test.inputs.db, { ...EMPTY, ...record });
  return { reader, farmerId };
}

const read = async (...told: Parameters<typeof farmerWith>) => {
  const { reader, farmerId } = await farmerWith(...told);
  return reader.read(farmerId);
};

it('knows nothing of a farmer who told nothing', async () => {
  expect(await read(null)).toBeNull();
  const { reader, farmerId } = await farmerWith(null);
  expect(await reader.placeOf(farmerId)).toEqual({ point: null, state: null, district: null });
  expect(await reader.ageOf(farmerId)).toBeNull();
});

it.each([
  ['None', false],
  ['काही नाही', false],
  ['2 cows', true],
  ['', null],
])('reads of the livestock field "%s" that animals are kept: %s', async (livestock, keeps) => {
  expect((await read({ livestock }))?.keepsLivestock).toBe(keeps);
});

it('takes animals of the farm record over words in the profile', async () => {
  const told = await read({ livestock: 'None' }, { species: async () => ['buffalo'] });
  expect(told).toMatchObject({ keepsLivestock: true, species: ['buffalo'] });
});

it('reads the crops that a profile names, in words of any language, as ids and as commodities', async () => {
  const told = await read({ crops: 'Cotton, गेहूं and onion' });
  expect(told?.crops).toEqual(expect.arrayContaining(['cotton', 'wheat', 'onion']));
  expect(told?.commodities).toEqual(expect.arrayContaining(['Cotton', 'Wheat', 'Onion']));
});

it('puts what stands on the farm before what the profile names, each crop once', async () => {
  const told = await read({ crops: 'Wheat, cotton' }, { standingCrops: async () => ['cotton'] });
  expect(told?.crops).toEqual(['cotton', 'wheat']);
  expect(told?.commodities?.[0]).toBe('Cotton');
});

it('knows the crops of the farm record without a profile', async () => {
  const told = await read(null, { standingCrops: async () => ['onion'] });
  expect(told).toMatchObject({ crops: ['onion'], commodities: ['Onion'], landType: 'irrigated' });
});

it('says of no crop what a profile does not say', async () => {
  expect((await read({ age: 40 }))?.commodities).toBeNull();
});

it('takes the larger of the land in the profile and the fields written down', async () => {
  const fields = async () => [
    { acres: 2, lat: null, lon: null },
    { acres: 1.5, lat: null, lon: null },
  ];
  expect((await read({ landAcres: 10 }, { fields }))?.landAcres).toBe(10);
  expect((await read({ landAcres: 2 }, { fields }))?.landAcres).toBe(3.5);
  expect((await read({ age: 40 }, { fields }))?.landAcres).toBe(3.5);
  expect((await read({ age: 40 }))?.landAcres).toBeNull();
});

it('takes the chosen place before the words of the location, and those before the fields', async () => {
  const fields = async () => [{ acres: 1, lat: 20.39, lon: 78.12 }];
  const chosen = { placeLat: 18.52, placeLon: 73.86, placeState: 'Maharashtra' };
  const placeOf = async (...told: Parameters<typeof farmerWith>) => {
    const { reader, farmerId } = await farmerWith(...told);
    return reader.placeOf(farmerId);
  };
  expect(await placeOf({ ...chosen, location: 'Hyderabad' }, { fields })).toMatchObject({
    point: { lat: 18.52, lon: 73.86 },
    state: 'Maharashtra',
    district: null,
  });
  expect(await placeOf({ location: 'Nagpur' }, { fields })).toMatchObject({
    state: 'Maharashtra',
    district: 'Nagpur',
  });
  expect(await placeOf(null, { fields })).toMatchObject({
    point: { lat: 20.39, lon: 78.12 },
    state: 'Maharashtra',
    district: 'Yavatmal',
  });
});
