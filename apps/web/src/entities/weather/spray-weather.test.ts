import type { DayForecast } from '@ankur/contracts/weather/endpoints';
import { describe, expect, it } from 'vitest';
import { nextSprayDay, sprayWeather } from './spray-weather.ts';

const day = (changes: Partial<DayForecast> = {}): DayForecast => ({
  date: '2026-11-25',
  temperature_min: 14,
  temperature_max: 29,
  precipitation: 0,
  precipitation_probability: 5,
  humidity: 50,
  wind_speed: 2.5,
  wind_speed_max: 4,
  condition: 'Clear',
  source: 'open-meteo',
  ...changes,
});

describe('sprayWeather', () => {
  it.each([
    ['good', {}],
    ['wind', { wind_speed_max: 6 }],
    ['rain', { precipitation: 4 }],
    ['rain', { precipitation_probability: 70, wind_speed_max: 9 }],
    ['unknown', { wind_speed_max: null }],
    ['unknown', { source: 'climate-normal' as const }],
  ])('says %s for %j', (verdict, changes) => expect(sprayWeather(day(changes))).toBe(verdict));

  it('is unknown for a day without a forecast', () =>
    expect(sprayWeather(undefined)).toBe('unknown'));
});

describe('nextSprayDay', () => {
  const windy = day({ date: '2026-11-24', wind_speed_max: 7 });
  it('is the first suitable day from today on', () => {
    const days = [day({ date: '2026-11-23' }), windy, day({ date: '2026-11-26' })];
    expect(nextSprayDay(days, '2026-11-24')).toBe('2026-11-26');
    expect(nextSprayDay([windy], '2026-11-24')).toBeNull();
  });
});
