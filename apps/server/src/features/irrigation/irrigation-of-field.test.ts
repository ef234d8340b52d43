import { APPLICATION_EFFICIENCY } from '@ankur/agronomy/irrigation-efficiency';
import { SOIL_WATER } from '@ankur/agronomy/soil-water';
import { FIELD_SOILS, FIELD_WATERINGS } from '@ankur/contracts/farm-record/fields';
import { createGazetteer } from '@ankur/server/providers/geocoding/gazetteer';
import { createFakeWeather } from '@ankur/server/providers/weather/fake-weather';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, expect, it } from 'vitest';

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
