import { REVIEWED_LANGUAGES } from '@ankur/languages/languages';
import { describe, expect, it } from 'vitest';
import type { WeatherService } from '../../../ports/weather.ts';
import { ASKED, weatherAsked } from './weather-asked.ts';
import { tellWeather } from './weather-tool.ts';

const day = {
  date: '2026-11-22',
  temperature_min: -0.5,
  temperature_max: 31.9,
  precipitation: 4.25,
  precipitation_probability: 55,
  humidity: 81.4,
  wind_speed: 3.2,
  wind_speed_max: 10,
  condition: 'Fog',
  source: 'open-meteo',
};
const days = [
  { ...day, temperature_min: 9 },
  { ...day, date: '2026-11-23', temperature_max: 35.2, condition: 'Clear' },
  { ...day, date: '2026-11-24', temperature_min: 4, condition: 'Thunderstorm' },
];
const serving = (daily: readonly object[], source = 'open-meteo') =>
  ({
    current: async () => ({ city: 'Wani', temperature: 26.96, humidity: 57 }),
    forecast: async () => ({ source, daily }),
  }) as unknown as WeatherService;
const farm = { point: { lat: 20, lon: 78 } } as Parameters<typeof tellWeather>[1];
type Asked = Parameters<typeof tellWeather>[4];
const ask = (asked: Asked, daily: readonly object[] = days, source?: string) =>
  tellWeather(serving(daily, source), farm, null, 'en', asked);

it('says the same degrees as the weather page, which floors them', async () => {
  const [now, today] = await ask(undefined, [day]);
  expect(now).toMatch(/Wani: 26 °C, humidity 57 %/);
  expect(today).toMatch(/-1 to 31 °C, rain 4\.3 mm \(chance 55 %\)\.$/);
});

describe('tells first what is asked:', () => {
  it('the coldest night, and that frost itself is not forecast', async () => {
    const [, coldest, frost] = await ask('cold');
    expect(coldest).toMatch(/Coldest of the next 3 days: Monday.* -1 °C/);
    expect(frost).toMatch(/does not name frost/);
  });

  it('the hottest day', async () => {
    expect((await ask('heat'))[1]).toMatch(/Hottest of the next 3 days: Monday.* 35 °C/);
  });

  it('humidity, wind and sky behind each day', async () => {
    expect((await ask('humidity'))[1]).toMatch(/Humidity 81\.4 %\.$/);
    expect((await ask('wind'))[1]).toMatch(/Wind 3\.2 m\/s, at most 10 m\/s \(36 km\/h\)\.$/);
    expect((await ask('sky'))[2]).toMatch(/Sky: Clear sky\.$/);
  });

  it('that neither fog, hail nor cyclones are in the forecast, with what it has', async () => {
    const [, fog, first] = await ask('fog');
    expect(fog).toMatch(/no hours of fog or dew/);
    expect(first).toMatch(/Humidity 81\.4 %\. Sky: Fog\.$/);
    const [, thunder, hail] = await ask('storm');
    expect(thunder).toMatch(/Thunderstorms are forecast for: Tuesday/);
    expect(hail).toMatch(/Hail.*not in this forecast.*mausam\.imd\.gov\.in/);
    expect((await ask('storm', days.slice(0, 2)))[1]).toMatch(/No thunderstorm.*next 2 days/);
  });

  it('that the season is not in the forecast', async () => {
    expect((await ask('season'))[1]).toMatch(/monsoon/);
  });
});

it('makes no value up where the forecast has none', async () => {
  const unknown = {
    ...day,
    humidity: null,
    wind_speed: null,
    wind_speed_max: null,
    condition: null,
  };
  for (const asked of ['humidity', 'wind', 'sky'] as const)
    expect((await ask(asked, [unknown]))[1], asked).toMatch(/\(chance 55 %\)\.$/);
});

it('picks no day of usual values, which are no forecast', async () => {
  const usual = days.map((one) => ({ ...one, source: 'climate-normal' }));
  const told = await ask('storm', usual, 'climate-normal');
  expect(told.join('\n')).not.toMatch(/next \d days|are forecast/);
  expect(told.join('\n')).toMatch(/usual values of the season/);
});

it.each(REVIEWED_LANGUAGES)('fills every place of its sentences in %s', async (language) => {
  for (const asked of ASKED)
    for (const line of await tellWeather(serving(days), farm, null, language, asked))
      expect(line).not.toMatch(/[{}]|undefined/);
});

it('takes what it does not know for a question on rain', () => {
  expect(weatherAsked('cold')).toBe('cold');
  expect(weatherAsked('tides')).toBe('rain');
  expect(weatherAsked(null)).toBe('rain');
});
