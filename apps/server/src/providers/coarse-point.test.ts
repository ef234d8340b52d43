import { expect, it } from 'vitest';
import { coarse } from './coarse-point.ts';
import { createGeoapify } from './geocoding/geoapify.ts';
import { createOpenMeteo } from './weather/open-meteo.ts';
import { createOpenWeather } from './weather/openweather.ts';

it.each([
  [20.388_812, '20.39'],
  [-78.004_999, '-78'],
  [-0.001, '0'],
  [78.1, '78.1'],
  [89.999, '90'],
])('%d is told as %s', (degrees, told) => {
  expect(coarse(degrees)).toBe(told);
});

it('no provider gets coordinates finer than a hundredth of a degree', async () => {
  const asked: URL[] = [];
  const http = {
    getJson: async (url: URL) => {
      asked.push(url);
      throw new Error('asked');
    },
    getText: async () => '',
  };
  const base = 'http://provider.test';
  const where = { lat: 20.388_812_3, lon: 78.120_456_7 };
  const weather = [createOpenMeteo(http, base), createOpenWeather(http, base, 'k')];
  const geocoder = createGeoapify(http, base, 'k');
  await Promise.allSettled([
    ...weather.flatMap((provider) => [provider.current(where), provider.forecast(where)]),
    geocoder.reverse(where.lat, where.lon),
  ]);
  expect(asked).toHaveLength(5);
  for (const { searchParams } of asked) {
    expect(searchParams.get('lat') ?? searchParams.get('latitude')).toBe('20.39');
    expect(searchParams.get('lon') ?? searchParams.get('longitude')).toBe('78.12');
    expect(searchParams.toString()).not.toMatch(/20\.388|78\.120/);
  }
});
