import { describe, expect, it } from 'vitest';
import { sunTimes } from './sun-times.ts';

const minutesApart = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) / 60_000;

describe('sunTimes', () => {
  it.each([
    [
      'New Delhi at midsummer',
      28.61,
      77.21,
      '2026-06-21',
      '2026-06-20T23:54:00Z',
      '2026-06-21T13:52:00Z',
    ],
    [
      'Mumbai at new year',
      19.08,
      72.88,
      '2026-01-01',
      '2026-01-01T01:42:00Z',
      '2026-01-01T12:42:00Z',
    ],
  ])(
    'agrees with the almanac within three minutes: %s',
    (_place, lat, lon, date, sunrise, sunset) => {
      const times = sunTimes(lat, lon, date);
      expect(minutesApart(times?.sunrise ?? '', sunrise)).toBeLessThanOrEqual(3);
      expect(minutesApart(times?.sunset ?? '', sunset)).toBeLessThanOrEqual(3);
    },
  );

  it('says null where the sun does not set', () => {
    expect(sunTimes(75, 20, '2026-06-21')).toBeNull();
  });
});
