import { createRateLimiter } from '@ankur/server/platform/rate-limit/rate-limit';
import { createGazetteer } from '@ankur/server/providers/geocoding/gazetteer';
import { ProviderError } from '@ankur/server/providers/http-client';
import { createFakeWeather, type FakeWeather } from '@ankur/server/providers/weather/fake-weather';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let test: TestApp;
let weather: FakeWeather;

beforeEach(async () => {
  weather = createFakeWeather();
  test = await buildTestApp({ providers: { weather, geocoder: createGazetteer() } });
});
afterEach(() => test.close());

const get = async (url: string) => {
  const answer = await test.app.inject({ url });
  return { status: answer.statusCode, body: answer.json() };
};

describe('current weather', () => {
  it('returns the keys of the contract', async () => {
    const { status, body } = await get('/api/weather/current/?city=Pune');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      city: 'Pune',
      temperature: 28.06,
      source: 'openweather',
      stale: false,
      icon: 'clouds',
    });
  });

  it('requests the provider once for a hundred farmers of one place', async () => {
    await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        get(`/api/weather/current/?lat=20.3${80 + (i % 10)}&lon=78.13`),
      ),
    );
    expect(weather.asked).toBe(1);
  });

  it('limits unknown cities by address, sends none without a letter, and still serves known ones', async () => {
    await test.close();
    test = await buildTestApp({
      limiter: createRateLimiter(),
      providers: { weather, geocoder: createGazetteer() },
    });
    const statuses = new Set<number>();
    for (let n = 0; n < 30; n += 1)
      statuses.add((await get(`/api/weather/current/?city=qqxz${n}vvw`)).status);
    expect([[...statuses], weather.asked]).toEqual([[200], 30]);
    const late = await test.app.inject({ url: '/api/weather/current/?city=qqxzvvw' });
    expect(late.statusCode).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    expect((await get('/api/weather/current/?city=..%2F12')).status).toBe(404);
    expect(weather.asked).toBe(30);
    expect((await get('/api/weather/current/?city=Nashik')).status).toBe(200);
    expect((await get('/api/weather/current/?city=qqxz3vvw')).status).toBe(200);
    expect(weather.asked).toBe(31);
  });

  it('limits points outside India as it does unknown cities', async () => {
    await test.close();
    test = await buildTestApp({
      limiter: createRateLimiter(),
      providers: { weather, geocoder: createGazetteer() },
    });
    const statuses = new Set<number>();
    for (let n = 0; n < 33; n += 1)
      statuses.add(
        (await test.app.inject({ url: `/api/weather/current/?lat=-${n + 10}.5&lon=75` }))
          .statusCode,
      );
    expect([weather.asked, [...statuses]]).toEqual([30, [200, 429]]);
    const own = await get('/api/weather/current/?lat=20.39&lon=78.13');
    expect([weather.asked, own.body.source]).toEqual([31, 'openweather']);
  });

  it('falls back to climate normals when an address has requested too many points', async () => {
    await test.close();
    test = await buildTestApp({
      limiter: createRateLimiter(),
      providers: { weather, geocoder: createGazetteer() },
    });
    const point = (n: number) =>
      `lat=${(19 + (n % 20) / 10).toFixed(2)}&lon=${(74 + n / 300).toFixed(2)}`;
    for (let n = 0; n < 700; n += 1) await get(`/api/weather/current/?${point(n)}`);
    expect(weather.asked).toBe(600);
    expect((await get(`/api/weather/current/?${point(699)}`)).body.source).toBe('climate-normal');
  }, 60_000);

  it('shows the last good answer as stale when the provider is down, and the normal when there is none', async () => {
    await get('/api/weather/current/?lat=20.39&lon=78.13');
    weather.state = 'down';
    test.clock.advance(3 * 3_600_000);
    expect((await get('/api/weather/current/?lat=20.39&lon=78.13')).body).toMatchObject({
      source: 'openweather',
      stale: true,
    });
    const far = (await get('/api/weather/current/?lat=29.69&lon=76.99')).body;
    expect(far).toMatchObject({
      source: 'climate-normal',
      stale: false,
      observed_at: null,
      city: 'Karnal',
    });
    expect(far.station.distance_km).toBeLessThan(50);
  });

  it('transliterates a city typed in an Indian script for the provider', async () => {
    const asked: unknown[] = [];
    const { current } = weather;
    weather.current = (where) => {
      asked.push(where);
      return current(where);
    };
    await get(`/api/weather/current/?city=${encodeURIComponent('यवतमाळ')}`);
    await get('/api/weather/current/?city=Pune,%20India');
    await get(`/api/weather/current/?city=${encodeURIComponent('சென்னை')}`);
    expect(asked).toEqual([{ city: 'Yavatmal' }, { city: 'Pune, India' }, { city: 'Chennai' }]);
  });

  it('returns the provider’s message for an unknown city', async () => {
    const { status, body } = await get('/api/weather/current/?city=Atlantis');
    expect(status).toBe(404);
    expect(body.errors.non_field_errors).toEqual(['city not found']);
  });

  it.each(['', '?lat=20', '?lat=north&lon=78', '?lat=99&lon=78'])('refuses %s', async (query) => {
    expect((await get(`/api/weather/current/${query}`)).status).toBe(400);
  });

  it('refuses a city with characters that the database cannot store', async () => {
    const { status, body } = await get('/api/weather/current/?city=%00');
    expect([status, Object.keys(body.errors)]).toEqual([400, ['city']]);
  });
});

describe('forecast', () => {
  it('continues with normals, marked as such, where the forecast ends', async () => {
    weather.forecastAnswer = {
      city: 'Pune',
      elevationM: null,
      hours: [],
      days: [
        {
          date: '2026-11-21',
          tempMinC: 14,
          tempMaxC: 30,
          rainMm: 0,
          rainProbabilityPct: 0,
          humidityPct: 50,
          windMs: 2,
          windMaxMs: 6.4,
          radiationMj: null,
          et0Mm: null,
          condition: 'Clear',
        },
      ],
    };
    const { body } = await get('/api/weather/forecast/?city=Pune');
    expect(body.daily).toHaveLength(7);
    expect(body.daily[0]).toMatchObject({
      date: '2026-11-21',
      temperature_max: 30,
      wind_speed: 2,
      wind_speed_max: 6.4,
      source: 'openweather',
    });
    expect(body.daily[6]).toMatchObject({
      date: '2026-11-27',
      wind_speed_max: null,
      source: 'climate-normal',
    });
  });

  it('is the normal where the provider has no forecast of a known place', async () => {
    weather.forecast = () => {
      throw new ProviderError('refused', 'fake weather answered 404', 404);
    };
    for (const where of ['city=Pune', 'lat=20.39&lon=78.13']) {
      const { status, body } = await get(`/api/weather/forecast/?${where}`);
      expect(status).toBe(200);
      expect(body.source).toBe('climate-normal');
      expect(body.daily).toHaveLength(7);
    }
    expect((await get('/api/weather/forecast/?city=Atlantis')).status).toBe(404);
  });

  it('does not report refused coordinates as an unknown city', async () => {
    weather.current = () => {
      throw new ProviderError('refused', 'fake weather answered 404', 404);
    };
    const { status, body } = await get('/api/weather/current/?lat=20.39&lon=78.13');
    expect(status).toBe(200);
    expect(body.source).toBe('climate-normal');
  });

  it('begins the hours with the current one', async () => {
    const begun = Math.floor(test.clock.now().getTime() / 3_600_000) * 3_600_000;
    const hours = [-2, -1, 0, 1].map((from) => ({
      time: new Date(begun + from * 3_600_000).toISOString(),
      tempC: 20,
      rainMm: 0,
      rainProbabilityPct: 0,
      windMs: 2,
      condition: 'Clear',
    }));
    weather.forecastAnswer = { city: 'Pune', elevationM: null, days: [], hours };
    const { body } = await get('/api/weather/forecast/?city=Pune');
    expect(body.hourly.map((hour: { time: string }) => hour.time)).toEqual(
      hours.slice(2).map(({ time }) => time),
    );
  });

  it('is the normal of seven days when nothing can be reached', async () => {
    weather.state = 'down';
    const { status, body } = await get('/api/weather/forecast/?lat=20.39&lon=78.13');
    expect(status).toBe(200);
    expect(body).toMatchObject({ source: 'climate-normal', hourly: [] });
    expect(body.daily).toHaveLength(7);
  });
});

describe('places', () => {
  it('names a point without a network', async () => {
    const { body } = await get('/api/geo/reverse/?lat=20.39&lon=78.13');
    expect(body).toMatchObject({
      district: 'Yavatmal',
      state: 'Maharashtra',
      country: 'India',
      source: 'gazetteer',
    });
  });

  it('knows nothing of the open sea and says so with nulls', async () => {
    const { status, body } = await get('/api/geo/reverse/?lat=0&lon=0');
    expect(status).toBe(200);
    expect(body).toMatchObject({ city: null, country: null });
  });

  it('says that there is no map where the operator has set none', async () => {
    const { body } = await get('/api/geo/tiles/');
    expect(body).toEqual({ url: null, attribution: null });
  });

  it('lists states, districts and places', async () => {
    expect((await get('/api/geo/states/')).body).toHaveLength(36);
    expect((await get('/api/geo/districts/?state=Maharashtra')).body).toContain('Yavatmal');
    expect((await get('/api/geo/districts/?state=Narnia')).status).toBe(404);
    expect((await get('/api/geo/search/?q=yavat')).body[0]).toMatchObject({ name: 'Yavatmal' });
  });
});
