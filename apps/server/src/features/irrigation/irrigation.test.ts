import { createGazetteer } from '@ankur/server/providers/geocoding/gazetteer';
import { createFakeWeather, type FakeWeather } from '@ankur/server/providers/weather/fake-weather';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let test: TestApp;
let weather: FakeWeather;
let farmer: TestFarmer;

const YAVATMAL = { lat: 20.39, lon: 78.13 };
const KARNAL = { lat: 29.69, lon: 76.99 };
const question = (changes: Record<string, unknown> = {}) => ({
  farmer: { ...YAVATMAL, crop_type: 'Wheat', land_size: 2, date: '2026-12-20', ...changes },
});

beforeAll(async () => {
  weather = createFakeWeather();
  weather.state = 'down';
  test = await buildTestApp({ providers: { weather, geocoder: createGazetteer() } });
});
afterAll(() => test.close());
beforeEach(async () => {
  farmer = await aFarmer(test.app);
});

const ask = async (changes: Record<string, unknown> = {}) => {
  const answer = await farmer.call('POST', '/api/user/irrigation/', question(changes));
  return { status: answer.statusCode, body: answer.json() };
};

describe('irrigation advice from the monthly normals', () => {
  // By hand, FAO-56 with the normals of Yavatmal for December (28.5/14.5 °C, RH 44.5 %, wind not published):
  // ET0 ≈ 3.4 mm a day; wheat sown in mid November is at the end of its initial stage or early in development,
  // Kc ≈ 0.5–0.8. A profile without a method counts as sprinkler (0.75).
  it('is the sum of the daily needs divided by the efficiency, times the area', async () => {
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(body.period_days).toBe(7);
    expect(body.daily).toHaveLength(7);
    const net = body.daily.reduce((sum: number, day: { need: number }) => sum + day.need, 0);
    expect(body.net_need_mm).toBeCloseTo(net, 1);
    expect(body.gross_need_mm).toBeCloseTo(net / 0.75, 1);
    expect(body.water_requirement).toBeCloseTo((net / 0.75) * 4.0468564 * 2, 0);
    expect(body.daily[0].et0).toBeGreaterThan(2.6);
    expect(body.daily[0].et0).toBeLessThan(4.4);
    expect(body.method).toMatch(/penman/);
    expect(body.daily[0].source).toBe('climate-normal');
    expect(body.notes).toContain('climate-normals-used');
    expect(body.suggestion.length).toBeGreaterThan(10);
  });

  it('is larger for flood than for drip irrigation', async () => {
    const profile = (irrigation: string) =>
      test.inputs.db.execute(
        `insert into profiles (farmer_id, irrigation) select id, '${irrigation}' from farmers where email = '${farmer.email}' on conflict (farmer_id) do update set irrigation = excluded.irrigation`,
      );
    await profile('flood');
    const flood = (await ask()).body.water_requirement;
    await profile('drip');
    const drip = (await ask()).body.water_requirement;
    expect(flood / drip).toBeCloseTo(0.9 / 0.6, 1);
  });

  it('includes percolation for paddy near Karnal in July', async () => {
    const { body } = await ask({ ...KARNAL, crop_type: 'Rice', date: '2026-07-20' });
    expect(body.daily[0].percolation).toBeGreaterThanOrEqual(4);
    expect(body.season).toBe('kharif');
  });

  it('uses the profile’s place without coordinates, and refuses with a hint when there is neither', async () => {
    const nowhere = await ask({ lat: '', lon: '' });
    expect(nowhere.status).toBe(400);
    expect(nowhere.body.errors.location[0]).toMatch(/location/i);
    await test.inputs.db.execute(
      `insert into profiles (farmer_id, location) select id, 'Yavatmal' from farmers where email = '${farmer.email}'`,
    );
    const { status, body } = await ask({ lat: null, lon: null });
    expect(status).toBe(200);
    expect(body.place.name).toBe('Yavatmal');
  });

  it('subtracts a logged watering for that crop only, until it is removed', async () => {
    const before = (await ask()).body.water_requirement;
    const logged = await farmer.call('POST', '/api/user/irrigation/waterings/', {
      crop_type: 'Wheat',
      date: '2026-12-19',
      volume_m3: 150,
    });
    expect(logged.statusCode).toBe(201);
    const after = (await ask()).body;
    expect(after.water_requirement).toBeLessThan(before);
    expect(after.stored_mm).toBeGreaterThan(0);
    expect((await ask({ crop_type: 'Corn' })).body.stored_mm).toBe(0);
    const other = await aFarmer(test.app);
    const path = `/api/user/irrigation/waterings/${logged.json().id}/`;
    expect((await other.call('DELETE', path)).statusCode).toBe(404);
    expect((await farmer.call('DELETE', path)).statusCode).toBe(204);
    expect((await ask()).body.water_requirement).toBeCloseTo(before, 1);
  });

  it('gives pump hours within the hours of electricity', async () => {
    const saved = await farmer.call('PUT', '/api/user/irrigation/pump/', {
      discharge_lps: 5,
      power_hp: null,
      lift_m: null,
      power_from: '22:00',
      power_to: '06:00',
    });
    expect(saved.statusCode).toBe(200);
    const { body } = await ask();
    expect(body.pump.minutes).toBe(Math.ceil((body.water_requirement * 1000) / 5 / 60));
    expect(Math.max(...body.pump.minutes_per_day)).toBeLessThanOrEqual(480);
  });
});

describe('invalid requests', () => {
  it('names every failing field at once', async () => {
    for (const body of [{ farmer: {} }, {}]) {
      const answer = await farmer.call('POST', '/api/user/irrigation/', body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toEqual({
        crop_type: ['Crop type is required'],
        land_size: ['Land size is required'],
        date: ['Date is required'],
      });
    }
  });

  it.each([
    [{ crop_type: 'Mango' }, 'crop_type'],
    [{ land_size: 0.5 }, 'land_size'],
    [{ land_size: 'much' }, 'land_size'],
    [{ date: '2026-02-30' }, 'date'],
    [{ date: '9999-12-31' }, 'date'],
    [{ date: '0001-01-01' }, 'date'],
    [{ sowing_date: '0000-01-01' }, 'sowing_date'],
    [{ lat: 91 }, 'location'],
    [{ lat: 'north', lon: 500 }, 'location'],
  ])('refuses %j', async (changes, field) => {
    const { status, body } = await ask(changes);
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it.each(['1900-01-01', '2200-12-31'])('knows the water of %s', async (date) => {
    expect((await ask({ date })).status).toBe(200);
  });

  it('refuses a watering of an implausible date', async () => {
    const answer = await farmer.call('POST', '/api/user/irrigation/waterings/', {
      crop_type: 'Wheat',
      date: '0000-01-01',
      volume_m3: 150,
    });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['date']]);
  });

  it('needs a token, in the header or in the body', async () => {
    const bare = { method: 'POST' as const, url: '/api/user/irrigation/' };
    for (const payload of [question(), {}, { access_token: 7 }]) {
      expect((await test.app.inject({ ...bare, payload })).statusCode).toBe(401);
    }
    const inBody = { ...question(), access_token: farmer.access };
    expect((await test.app.inject({ ...bare, payload: inBody })).statusCode).toBe(200);
  });
});
