import { adviseWater } from '@ankur/agronomy/irrigation/advise-water';
import { factsOfField } from '@ankur/agronomy/irrigation/facts-of-field';
import { pumpOfField } from '@ankur/agronomy/irrigation/pump-of-field';
import type { WaterFactsAnswer } from '@ankur/contracts/irrigation/endpoints';
import {
  IRRIGATION_CROPS,
  type IrrigationCrop,
  idOfIrrigation,
} from '@ankur/contracts/irrigation/form-crops';
import { createGazetteer } from '@ankur/server/providers/geocoding/gazetteer';
import { createFakeWeather, type FakeWeather } from '@ankur/server/providers/weather/fake-weather';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp, testClock } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const TODAY = '2026-12-14';
const YAVATMAL = { lat: 20.39, lon: 78.13 };
let test: TestApp;
let weather: FakeWeather;
let farmer: TestFarmer;

beforeAll(async () => {
  weather = createFakeWeather();
  test = await buildTestApp({
    providers: { weather, geocoder: createGazetteer() },
    clock: testClock(`${TODAY}T06:00:00Z`),
  });
});
afterAll(() => test.close());
beforeEach(async () => {
  farmer = await aFarmer(test.app);
  weather.state = 'up';
  weather.forecastAnswer = {
    city: 'Yavatmal',
    elevationM: 451,
    days: [0, 1, 2, 3, 4].map((index) => ({
      date: `2026-12-${14 + index}`,
      tempMinC: 13.2 + index,
      tempMaxC: index === 3 ? null : 29.4 - index,
      rainMm: index === 2 ? 14 : 0,
      rainProbabilityPct: 10 * index,
      humidityPct: 51,
      windMs: 2.1,
      radiationMj: 17.3,
      et0Mm: null,
      condition: 'Clear',
    })),
    hours: [],
  };
});

const read = async (path: string) => (await farmer.call('GET', path)).json();
const facts = (): Promise<WaterFactsAnswer> =>
  read(`/api/user/irrigation/facts/?lat=${YAVATMAL.lat}&lon=${YAVATMAL.lon}`);

/** The answer of the server, and the one of a phone that has read what the server knows. */
async function both(question: { crop_type: IrrigationCrop; land_size: number; date: string }) {
  const farmerAsks = { ...YAVATMAL, ...question };
  const answer = await farmer.call('POST', '/api/user/irrigation/', { farmer: farmerAsks });
  expect(answer.statusCode).toBe(200);
  const calendar = idOfIrrigation(question.crop_type);
  const { pump } = await read('/api/user/irrigation/pump/');
  const waterings = await read('/api/user/irrigation/waterings/');
  const phone = adviseWater(await facts(), { ...question, calendar }, waterings, pump);
  return { server: answer.json(), phone: JSON.parse(JSON.stringify(phone)) };
}

describe('advice computed on a phone', () => {
  it.each(IRRIGATION_CROPS)('is the server’s for %s', async (crop_type) => {
    await farmer.call('PUT', '/api/user/irrigation/pump/', {
      discharge_lps: null,
      power_hp: 5,
      lift_m: 18,
      power_from: '22:00',
      power_to: '04:00',
    });
    for (const [date, volume_m3] of [
      ['2026-12-12', 60],
      ['2026-10-20', 900],
    ] as const) {
      const watering = { crop_type, date, volume_m3 };
      await farmer.call('POST', '/api/user/irrigation/waterings/', watering);
    }
    for (const date of [TODAY, '2026-12-16', '2026-12-29', '2027-02-25', '2026-12-10']) {
      const { server, phone } = await both({ crop_type, land_size: 2.5, date });
      expect(phone).toEqual(server);
    }
  });

  it('is the server’s for a ratoon of half an acre, by the calendar that its planting names', async () => {
    const planted = { crop: 'sugarcane', ratoon: true, area_acres: 0.5, sown_on: '2026-10-01' };
    const made = (await farmer.call('POST', '/api/user/plantings/', planted)).json();
    const { id: planting, calendar } = made;
    const question = { crop_type: 'sugarcane', land_size: 0.5, date: TODAY, planting };
    const watering = { crop_type: 'sugarcane', date: '2026-12-12', volume_m3: 30, planting };
    await farmer.call('POST', '/api/user/irrigation/waterings/', watering);
    const sown = { ...question, sowing_date: planted.sown_on };
    const asked = { farmer: { ...YAVATMAL, ...sown } };
    const server = (await farmer.call('POST', '/api/user/irrigation/', asked)).json();
    const waterings = await read('/api/user/irrigation/waterings/');
    const phone = adviseWater(await facts(), { ...sown, calendar }, waterings, null);
    expect(server.stored_mm).toBeGreaterThan(0);
    expect(JSON.parse(JSON.stringify(phone))).toEqual(server);
  });

  it.each([
    { pump_litres_per_minute: 100 },
    { pump_source: 'bore_well', pump_hp: 7.5, pump_lift_m: 90 },
    { pump_source: 'open_well', pump_hp: 3 },
    { pump_source: 'canal' },
    { pump_source: 'none' },
  ])('is the server’s for a field with the pump %j', async (told) => {
    await farmer.call('PUT', '/api/user/irrigation/pump/', {
      ...{ discharge_lps: 5, power_hp: null, lift_m: null },
      ...{ power_from: '22:00', power_to: '02:00' },
    });
    const made = (what: string, body: object) => farmer.call('POST', `/api/user/${what}/`, body);
    const field = (await made('fields', { name: 'Hill', area: 2, ...told })).json();
    const sown = { crop: 'wheat', field: field.id, sown_on: '2026-11-12' };
    const { id: planting } = (await made('plantings', sown)).json();
    const question = { crop_type: 'Wheat', land_size: 2, date: TODAY, planting };
    const asked = { farmer: { ...YAVATMAL, ...question, sowing_date: sown.sown_on } };
    const server = (await made('irrigation', asked)).json();
    const [row] = await read('/api/user/fields/');
    const { pump } = await read('/api/user/irrigation/pump/');
    const phone = adviseWater(
      factsOfField(await facts(), row),
      { ...question, calendar: 'wheat', sowing_date: sown.sown_on },
      [],
      pumpOfField(pump, row),
    );
    expect(JSON.parse(JSON.stringify(phone))).toEqual(server);
    const own = 'pump_litres_per_minute' in told || 'pump_lift_m' in told;
    const ofFarmer = told.pump_source === 'canal';
    expect(server.pump?.of_field).toBe(own ? true : undefined);
    expect(server.pump === null).toBe(!own && !ofFarmer);
    if (server.pump) expect(Math.max(...server.pump.minutes_per_day)).toBeLessThanOrEqual(240);
    if (ofFarmer) expect(server.pump.discharge_lps).toBe(5);
  });

  it('goes on with normals where the forecast ends, and says so', async () => {
    const { phone } = await both({ crop_type: 'Wheat', land_size: 1, date: '2026-12-16' });
    const sources = phone.daily.map((day: { source: string }) => day.source);
    expect(sources.slice(0, 1)).toEqual([weather.source]);
    expect(sources.slice(3)).toEqual(Array(4).fill('climate-normal'));
    expect(phone.station.name).toBeTruthy();
  });

  it('stands on normals alone where no forecast is known', async () => {
    const kept = { ...(await facts()), days: [], forecast_elevation: null };
    const question = { crop_type: 'Wheat', calendar: 'wheat', land_size: 1, date: TODAY };
    const advice = adviseWater(kept, question, [], null);
    expect(advice?.notes).toContain('climate-normals-used');
    expect(adviseWater({ ...kept, normals: [] }, question, [], null)).toBeNull();
  });

  it('tells when its forecast was fetched, and refuses without a place', async () => {
    expect((await facts()).observed_at).toMatch(/^2026-12-14/);
    expect((await farmer.call('GET', '/api/user/irrigation/facts/')).statusCode).toBe(400);
    expect((await test.app.inject('/api/user/irrigation/facts/')).statusCode).toBe(401);
  });
});
