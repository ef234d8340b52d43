import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHttpClient } from '../http-client.ts';
import { createFakeWeather } from './fake-weather.ts';
import { createOpenMeteo } from './open-meteo.ts';
import { createOpenWeather } from './openweather.ts';
import type { WeatherProvider } from './weather.ts';

const OPENWEATHER_CURRENT = {
  weather: [{ id: 803, main: 'Clouds', description: 'broken clouds', icon: '04d' }],
  main: { temp: 301.21, feels_like: 302.02, pressure: 1010, humidity: 57 },
  wind: { speed: 3.6 },
  dt: 1761200000,
  sys: { sunrise: 1761180000, sunset: 1761222000 },
  timezone: 19800,
  name: 'Pune',
  cod: 200,
};
const OPENWEATHER_FORECAST = {
  cod: '200',
  list: [
    {
      dt: 1761210000,
      main: { temp: 300.1, temp_min: 299.2, temp_max: 300.1, humidity: 64 },
      weather: [{ main: 'Rain', description: 'light rain' }],
      wind: { speed: 3.9 },
      pop: 0.45,
      rain: { '3h': 0.61 },
    },
    {
      dt: 1761220800,
      main: { temp: 298.1, temp_min: 297.2, temp_max: 298.1, humidity: 70 },
      weather: [{ main: 'Clouds', description: 'clouds' }],
      wind: { speed: 2.1 },
      pop: 0.1,
    },
  ],
  city: { name: 'Pune', timezone: 19800 },
};
const OPEN_METEO = {
  utc_offset_seconds: 19800,
  elevation: 448,
  current: {
    time: '2026-10-23T14:30',
    temperature_2m: 29.4,
    relative_humidity_2m: 52,
    apparent_temperature: 31.2,
    precipitation: 0,
    weather_code: 2,
    surface_pressure: 961.2,
    wind_speed_10m: 2.9,
  },
  daily: {
    time: ['2026-10-23'],
    temperature_2m_max: [32.5],
    temperature_2m_min: [21],
    precipitation_sum: [null],
    precipitation_probability_max: [10],
    wind_speed_10m_mean: [2.4],
    wind_speed_10m_max: [6.8],
    weather_code: [63],
    sunrise: ['2026-10-23T06:19'],
    sunset: ['2026-10-23T17:53'],
  },
};

let server: Server;
let base: string;
let reply: { status: number; body: string; asked: string[] };

beforeEach(async () => {
  reply = { status: 200, body: '{}', asked: [] };
  server = createServer((request, response) => {
    reply.asked.push(request.url ?? '');
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((done) => server.close(done)));

const http = () => createHttpClient({ name: 'test', timeoutMs: 500 });
const answers = (body: unknown, status = 200) =>
  Object.assign(reply, { body: typeof body === 'string' ? body : JSON.stringify(body), status });

const twins: [string, (b: string) => WeatherProvider, unknown][] = [
  ['openweather', (b) => createOpenWeather(http(), b, 'key'), OPENWEATHER_CURRENT],
  ['open-meteo', (b) => createOpenMeteo(http(), b), OPEN_METEO],
  ['the fake', () => createFakeWeather(), {}],
];

describe.each(twins)('current weather from %s', (_name, make, recorded) => {
  it('has a temperature in °C, wind in m/s and instants in UTC', async () => {
    answers(recorded);
    const seen = await make(base).current({ lat: 18.52, lon: 73.86 });
    expect(seen.temperatureC).toBeGreaterThan(-40);
    expect(seen.temperatureC).toBeLessThan(55);
    expect(seen.windMs).toBeLessThan(60);
    for (const text of [seen.sunrise, seen.sunset, seen.observedAt]) expect(text).toMatch(/Z$/);
  });
});

describe('openweather', () => {
  it('turns kelvin into °C and passes the city and the key', async () => {
    answers(OPENWEATHER_CURRENT);
    const seen = await createOpenWeather(http(), `${base}/prefix/`, 'the-key').current({
      city: 'Pune',
    });
    expect(seen).toMatchObject({
      city: 'Pune',
      temperatureC: 28.06,
      feelsLikeC: 28.87,
      precipitationMm: 0,
    });
    expect(reply.asked[0]).toBe('/prefix/data/2.5/weather?q=Pune&appid=the-key');
  });

  it('refuses an unknown city with the provider’s message, whatever the status and type of cod', async () => {
    for (const status of [200, 404]) {
      answers({ cod: '404', message: 'city not found' }, status);
      await expect(
        createOpenWeather(http(), base, 'k').current({ city: 'Atlantis' }),
      ).rejects.toMatchObject({ kind: 'refused', status: 404, message: 'city not found' });
    }
  });

  it.each([
    [300.15, 27],
    [300.149, 26.99],
    [301.21, 28.06],
    [273.15, 0],
    [273.14, -0.01],
  ])('takes %d K for %d °C, so that the degree below is shown', async (temp, celsius) => {
    answers({ ...OPENWEATHER_CURRENT, main: { temp } });
    const { temperatureC } = await createOpenWeather(http(), base, 'k').current({ city: 'Pune' });
    expect(temperatureC).toBe(celsius);
  });

  it('groups three-hour steps into local days', async () => {
    answers(OPENWEATHER_FORECAST);
    const { days } = await createOpenWeather(http(), base, 'k').forecast({ city: 'Pune' });
    expect(days).toEqual([
      expect.objectContaining({
        date: '2025-10-23',
        tempMinC: 24.05,
        tempMaxC: 26.95,
        rainMm: 0.61,
        rainProbabilityPct: 45,
        humidityPct: 67,
        windMs: 3,
        windMaxMs: 3.9,
      }),
    ]);
  });

  it('drops an incomplete day at the end of the list', async () => {
    // From 2026-11-22 08:30 in India, forty steps of three hours: the last day has only 02:30 and 05:30.
    const list = Array.from({ length: 40 }, (_, at) => ({
      dt: Date.UTC(2026, 10, 22, 3) / 1000 + at * 10_800,
      main: { temp: 300, temp_min: 290 + (at % 8), temp_max: 300, humidity: 50 },
      weather: [],
    }));
    answers({ cod: '200', list, city: { name: 'Pune', timezone: 19_800 } });
    const { days } = await createOpenWeather(http(), base, 'k').forecast({ city: 'Pune' });
    expect(days.map(({ date }) => date)).toEqual([
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
    ]);
  });

  it.each([
    ['<html>busy</html>', 200],
    ['{"cod":429,"message":"blocked"}', 429],
    ['{"list":"x"}', 200],
  ])('rejects %s', async (body, status) => {
    answers(body, status);
    await expect(
      createOpenWeather(http(), base, 'k').forecast({ city: 'Pune' }),
    ).rejects.toMatchObject({ name: 'Error' });
  });

  it('opens the circuit after one failed request', async () => {
    const client = createHttpClient({ name: 'dead', timeoutMs: 500 });
    answers('oops', 500);
    const provider = createOpenWeather(client, base, 'k');
    for (let i = 0; i < 5; i++) await provider.current({ city: 'Pune' }).catch(() => {});
    expect(reply.asked).toHaveLength(1);
  });
});

describe('a provider', () => {
  it('that begins to hang after good answers times out once', async () => {
    const provider = createOpenWeather(
      createHttpClient({ name: 'hanging', timeoutMs: 100 }),
      base,
      'k',
    );
    answers(OPENWEATHER_CURRENT);
    for (let i = 0; i < 5; i++) await provider.current({ city: 'Pune' });
    server.removeAllListeners('request').on('request', ({ url }) => reply.asked.push(url ?? ''));
    for (let i = 0; i < 3; i++) await provider.current({ city: 'Pune' }).catch(() => {});
    expect(reply.asked).toHaveLength(6);
    server.closeAllConnections();
  });

  it.each([400, 404])('that answers %i keeps its circuit closed', async (status) => {
    const provider = createOpenWeather(http(), base, 'k');
    answers({ cod: status, message: 'no' }, status);
    for (let i = 0; i < 3; i++) await provider.current({ city: '?' }).catch(() => {});
    expect(reply.asked).toHaveLength(3);
  });
});

describe('open-meteo', () => {
  it('asks for metres per second and reads nulls inside columns', async () => {
    answers(OPEN_METEO);
    const { days } = await createOpenMeteo(http(), base).forecast({ lat: 20.39, lon: 78.13 });
    expect(reply.asked[0]).toContain('wind_speed_unit=ms');
    expect(days[0]).toMatchObject({
      date: '2026-10-23',
      rainMm: null,
      condition: 'Rain',
      humidityPct: null,
      windMs: 2.4,
      windMaxMs: 6.8,
    });
  });

  it('converts local times to UTC', async () => {
    answers(OPEN_METEO);
    const seen = await createOpenMeteo(http(), base).current({ lat: 20.39, lon: 78.13 });
    expect(seen.sunrise).toBe('2026-10-23T00:49:00.000Z');
    expect(seen.observedAt).toBe('2026-10-23T09:00:00.000Z');
  });
});
