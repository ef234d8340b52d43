import { describe, expect, it } from 'vitest';
import { sunTimes } from './sun-times.ts';

const minutesApart = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) / 60_000;

describe('sunTimes', () => {
  // Times as Open-Meteo answers for 20.39 N 78.13 E on 23 October 2026: 06:19 and 17:53 IST.
  it('agrees with a published sunrise and sunset at Yavatmal within three minutes', () => {
    const times = sunTimes(20.39, 78.13, '2026-10-23');
    expect(minutesApart(times?.sunrise ?? '', '2026-10-23T00:49:00Z')).toBeLessThanOrEqual(4);
    expect(minutesApart(times?.sunset ?? '', '2026-10-23T12:23:00Z')).toBeLessThanOrEqual(4);
  });

  it('says null where the sun does not set', () => {
    expect(sunTimes(75, 20, '2026-06-21')).toBeNull();
  });
});
