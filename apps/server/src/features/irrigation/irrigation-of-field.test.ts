import { APPLICATION_EFFICIENCY } from '@ankur/agronomy/irrigation-efficiency';
import { SOIL_WATER } from '@ankur/agronomy/soil-water';
import { FIELD_SOILS, FIELD_WATERINGS } from '@ankur/contracts/farm-record/fields';
import { createGazetteer } from '@ankur/server/providers/geocoding/gazetteer';
import { createFakeWeather } from '@ankur/server/providers/weather/fake-weather';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: TestApp;
let farmer: TestFarmer;
beforeAll(async () => {
  const weather = createFakeWeather();
  weather.state = 'down';
  test = await buildTestApp({ providers: { weather, geocoder: createGazetteer() } });
  farmer = await aFarmer(test.app);
});
afterAll(() => test.close());

const made = async (what: string, body: object): Promise<string> => {
  const answer = await farmer.call('POST', `/api/user/${what}/`, body);
  expect(answer.statusCode).toBe(201);
  return answer.json().id;
};
const ask = async (planting: string | null, caller = farmer) => {
  const where = { lat: 20.39, lon: 78.13, date: '2026-12-20', sowing_date: '2026-11-12' };
  const question = { farmer: { ...where, crop_type: 'Wheat', land_size: 2, planting } };
  const answer = await caller.call('POST', '/api/user/irrigation/', question);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const sown = (crop: string, told: object = {}) =>
  made('plantings', { crop, area_acres: 0.5, sown_on: '2026-10-25', ...told });
const askOf = (planting: string, crop_type: string, more: object = {}) =>
  farmer.call('POST', '/api/user/irrigation/', {
    farmer: {
      ...{ lat: 20.39, lon: 78.13, date: '2026-12-20', sowing_date: '2026-10-25' },
      ...{ crop_type, land_size: 0.5, planting, ...more },
    },
  });
const wheatOn = async (told: object) => {
  const field = await made('fields', { name: 'A', area: 2, ...told });
  return made('plantings', { field, crop: 'wheat', sown_on: '2026-11-12' });
};

it('offers the soils whose water is known, and the ways of watering whose losses are', () => {
  expect([...FIELD_SOILS].sort()).toEqual(Object.keys(SOIL_WATER).sort());
  const ways: string[] = [...Object.keys(APPLICATION_EFFICIENCY), 'rain'];
  expect([...FIELD_WATERINGS].sort()).toEqual(ways.sort());
});

it('reads soil and way of watering from the field of the planting, and names the planting', async () => {
  const planting = await wheatOn({ soil: 'black', irrigation: 'drip' });
  const advice = await ask(planting);
  expect(advice).toMatchObject({ planting, irrigation_method: 'drip', efficiency: 0.9 });
  const soil = advice.working.find(({ step }: { step: string }) => step === 'soil');
  expect(soil.values).toMatchObject({ soil: 'black' });
});

it('answers by the farm where the field tells nothing, is not theirs or is not known', async () => {
  const silent = await wheatOn({ soil: 'murum' });
  const planting = await wheatOn({ irrigation: 'drip' });
  const stranger = await aFarmer(test.app);
  const unknown = '01890000-0000-7000-8000-000000000000';
  for (const advice of [
    await ask(null),
    await ask(silent),
    await ask(unknown),
    await ask('not an id'),
    await ask(planting, stranger),
  ]) {
    expect(advice.irrigation_method).toBe('sprinkler');
    expect(advice.working.map(({ step }: { step: string }) => step)).not.toContain('soil');
  }
});

describe('a planting of any crop with a calendar', () => {
  it('is told its water on less than an acre, by the coefficients of its own calendar', async () => {
    const planting = await sown('cotton', { area_acres: 0.5 });
    const answer = await askOf(planting, 'cotton');
    expect(answer.statusCode).toBe(200);
    const advice = answer.json();
    expect(advice).toMatchObject({ planting, crop_type: 'cotton', land_size: 0.5 });
    // Cotton 56 days after sowing is in development: FAO-56 has Kc 0.35 at first and 1.15 to 1.2 in the middle.
    expect(advice.stage).toBe('development');
    expect(advice.daily[0].kc).toBeGreaterThan(0.35);
    expect(advice.daily[0].kc).toBeLessThan(1.2);
    const grossM3 = advice.gross_need_mm * 4.0468564 * 0.5;
    expect(advice.water_requirement).toBeCloseTo(grossM3, 0);
  });

  it('is told of the trees of an orchard, and of a ratoon by its own calendar', async () => {
    const read = async (id: string) =>
      (await farmer.call('GET', `/api/user/plantings/${id}/`)).json().calendar;
    const orchard = await sown('pomegranate', { sown_on: '2019-07-01' });
    expect(await read(orchard)).toBe('pomegranate');
    expect((await askOf(orchard, 'pomegranate')).statusCode).toBe(200);
    const cane = await sown('sugarcane');
    const ratoon = await sown('sugarcane', { ratoon: true });
    expect([await read(cane), await read(ratoon)]).toEqual(['sugarcane', 'sugarcane-ratoon']);
    const [planted, again] = await Promise.all(
      [cane, ratoon].map(async (id) => (await askOf(id, 'sugarcane')).json().daily[0].kc),
    );
    expect(again).not.toBe(planted);
  });

  it('keeps the waterings of two plantings of one crop apart', async () => {
    const [near, far] = [await sown('cotton'), await sown('cotton')];
    const water = { crop_type: 'cotton', date: '2026-12-19', volume_m3: 40 };
    const log = (told: object) => farmer.call('POST', '/api/user/irrigation/waterings/', told);
    expect((await log({ ...water, planting: near })).statusCode).toBe(201);
    expect((await askOf(near, 'cotton')).json().stored_mm).toBeGreaterThan(0);
    expect((await askOf(far, 'cotton')).json().stored_mm).toBe(0);
    for (const wrong of [water, { ...water, crop_type: 'dragonstone', planting: near }])
      expect((await log(wrong)).json().errors.crop_type).toEqual([
        'Choose Wheat, Rice, Corn or Soybean',
      ]);
  });

  it('takes a watering of the diary that names no amount for one that filled the soil to the roots', async () => {
    const [pressed, other] = [await sown('cotton'), await sown('cotton')];
    const dry = (await askOf(pressed, 'cotton')).json();
    expect(dry.notes).not.toContain('watering-taken-as-full');
    const press = (date: string) =>
      farmer.call('POST', `/api/user/plantings/${pressed}/events/`, { kind: 'watering', date });
    expect((await press('2026-12-19')).statusCode).toBe(201);
    const wet = (await askOf(pressed, 'cotton')).json();
    expect(wet.notes).toContain('watering-taken-as-full');
    expect(wet.stored_mm).toBeGreaterThan(50);
    expect(wet.water_requirement).toBe(0);
    expect(wet.suggestion_code).not.toBe('irrigate-today');
    expect((await askOf(other, 'cotton')).json().stored_mm).toBe(0);
    expect((await askOf(pressed, 'cotton', { date: '2026-12-18' })).json().stored_mm).toBe(0);
  });

  it('refuses a crop outside the form without a planting of one’s own, with all failing fields at once', async () => {
    const stranger = await aFarmer(test.app);
    const planting = await sown('cotton');
    const question = { lat: 20.39, lon: 78.13, date: '2026-12-20', crop_type: 'cotton' };
    const asks = async (told: object, caller = farmer) =>
      (
        await caller.call('POST', '/api/user/irrigation/', { farmer: { ...question, ...told } })
      ).json().errors;
    const unknown = ['Choose Wheat, Rice, Corn or Soybean'];
    const small = ['Land size must be at least 1 acre'];
    expect(await asks({ land_size: 0.5 })).toEqual({ crop_type: unknown, land_size: small });
    expect(await asks({ land_size: 'a' })).toEqual({
      crop_type: unknown,
      land_size: ['Land size must be a number'],
    });
    expect(await asks({ land_size: 0, planting })).toEqual({ land_size: small });
    expect(await asks({ land_size: 2, planting }, stranger)).toEqual({ crop_type: unknown });
    const mushroom = await sown('mushroom');
    expect(await asks({ land_size: 2, planting: mushroom })).toEqual({ crop_type: unknown });
  });
});
