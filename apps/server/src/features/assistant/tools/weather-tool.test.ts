import { expect, it } from 'vitest';
import type { WeatherService } from '../../../ports/weather.ts';
import { tellWeather } from './weather-tool.ts';

const day = {
  date: '2026-11-22',
  temperature_min: -0.5,
  temperature_max: 31.9,
  precipitation: 4.25,
  precipitation_probability: 55,
};
const weather = {
  current: async () => ({ city: 'Wani', temperature: 26.96, humidity: 57 }),
  forecast: async () => ({ source: 'open-meteo', daily: [day] }),
} as unknown as WeatherService;

it('says the same degrees as the weather page, which floors them', async () => {
  const farm = { point: { lat: 20, lon: 78 } } as Parameters<typeof tellWeather>[1];
  const [now, today] = await tellWeather(weather, farm, null, 'en');
  expect(now).toMatch(/Wani: 26 °C, humidity 57 %/);
  expect(today).toMatch(/-1 to 31 °C, rain 4\.3 mm \(chance 55 %\)/);
});
