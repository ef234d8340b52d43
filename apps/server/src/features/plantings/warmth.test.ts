import {
  degreeDays,
  thermalRequirement,
  warmthOn,
} from '@ankur/agronomy/crop-calendar/degree-days';
import { dailyNormal } from '@ankur/content/climate-normals';
import { plantingEndpoints } from '@ankur/contracts/farm-record/plantings';
import { check } from '@ankur/contracts/http/errors';
import { createGazetteer } from '@ankur/server/providers/geocoding/gazetteer';
import { createFakeWeather } from '@ankur/server/providers/weather/fake-weather';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDayTemperatures } from '../weather/day-temperatures.ts';

let test: TestApp;
let farmer: TestFarmer;
const weather = createFakeWeather();
const YAVATMAL = { lat: 20.39, lon: 78.13 };
const TODAY = '2026-12-20';

beforeAll(async () => {
  test = await buildTestApp({ providers: { weather, geocoder: createGazetteer() } });
  test.clock.set(`${TODAY}T06:00:00Z`);
});
afterAll(() => test.close());
beforeEach(async () => {
  farmer = await aFarmer(test.app);
  const field = { name: 'A', area: 2, location: YAVATMAL };
  await farmer.call('POST', '/api/user/fields/', field);
});

const sow = async (crop: string, sown_on: string | null = '2026-11-12') => {
  const answer = await farmer.call('POST', '/api/user/plantings/', { crop, sown_on });
  expect(answer.statusCode).toBe(201);
  expect(check(plantingEndpoints.add.answer, answer.json()).ok).toBe(true);
  return answer.json();
};

/** By hand, from the normals of the place alone. */
function byNormals(calendar: string, sownOn: string) {
  const requirement = thermalRequirement(calendar) ?? expect.fail(calendar);
  return warmthOn(requirement, sownOn, TODAY, (date) => {
    const normal = dailyNormal(YAVATMAL.lat, YAVATMAL.lon, date);
    const [minC, maxC] = [normal?.tminC ?? null, normal?.tmaxC ?? null];
    return minC === null || maxC === null ? null : { minC, maxC, isMeasured: false };
  });
}

it('tells stage and harvest of wheat by the warmth since sowing, with the sum and the source', async () => {
  const wheat = await sow('wheat');
  const own = byNormals('wheat', '2026-11-12');
  expect(wheat).toMatchObject({ expected_harvest: own?.maturesOn, day: 38, stage: 'development' });
  expect(wheat.warmth).toMatchObject({ needed: 2400, base_c: 0, measured_days: 0 });
  expect(wheat.warmth.sum).toBeCloseTo(own?.sum ?? 0, 0);
  expect(wheat.warmth.source).toMatch(/AquaCrop/);
  expect(wheat.harvest_window.from < wheat.expected_harvest).toBe(true);
});

it('ripens wheat and maize within two weeks of the calendar of the place', () => {
  const days = (calendar: string, sownOn: string) =>
    (Date.parse(byNormals(calendar, sownOn)?.maturesOn ?? '') - Date.parse(sownOn)) / 86_400_000;
  // ICAR: wheat of central India 110 to 125 days, kharif maize 85 to 110.
  expect(days('wheat', '2026-11-12')).toBeGreaterThan(100);
  expect(days('wheat', '2026-11-12')).toBeLessThan(125);
  expect(days('maize', '2026-06-25')).toBeGreaterThan(80);
  expect(days('maize', '2026-06-25')).toBeLessThan(110);
});

it('counts the days of which a forecast told the temperatures, the widest of a day', async () => {
  const temperatures = createDayTemperatures(test.inputs.db);
  const day = { date: '2026-12-10', rainMm: 0, rainProbabilityPct: 0, humidityPct: 50, windMs: 1 };
  const rest = { radiationMj: null, et0Mm: null, condition: null };
  const keep = (tempMinC: number, tempMaxC: number, today: string) =>
    temperatures.keep(YAVATMAL, [{ ...day, ...rest, tempMinC, tempMaxC }], today);
  await keep(12, 30, '2026-12-08');
  await keep(10, 24, '2026-12-10');
  // In the evening the forecast tells only of the rest of the day.
  await keep(14, 20, '2026-12-10');
  const on = await temperatures.since(YAVATMAL, '2026-11-12');
  expect(on('2026-12-10')).toEqual({ minC: 10, maxC: 30, isMeasured: true });
  expect(on('2026-12-09')?.isMeasured).toBe(false);
  const requirement = thermalRequirement('wheat') ?? expect.fail('wheat');
  expect(degreeDays({ minC: 10, maxC: 30 }, requirement)).toBe(18);
  expect((await sow('wheat')).warmth.measured_days).toBe(1);
});

it('collects temperatures from the forecasts that are fetched', async () => {
  const day = { rainMm: 0, rainProbabilityPct: 0, humidityPct: 50, windMs: 1, radiationMj: null };
  const days = [TODAY, '2026-12-21'].map((date) => ({
    ...day,
    ...{ date, tempMinC: 11, tempMaxC: 27, et0Mm: null, condition: null },
  }));
  weather.forecastAnswer = { ...weather.forecastAnswer, days };
  await farmer.call('GET', `/api/weather/forecast/?lat=${YAVATMAL.lat}&lon=${YAVATMAL.lon}`);
  const { rows } = await test.inputs.db.execute<{ days: number }>(
    `select count(*)::int as days from day_temperatures where date >= '${TODAY}'`,
  );
  expect(rows[0]?.days).toBe(2);
});

it('keeps crops without such figures, without a sowing date and before sowing on calendar days', async () => {
  expect(await sow('chickpea')).toMatchObject({ warmth: null, stage: 'development' });
  expect(await sow('wheat', null)).toMatchObject({ warmth: null, stage: null });
  expect(await sow('wheat', '2026-12-25')).toMatchObject({ warmth: null, stage: null });
});
