import { describe, expect, it } from 'vitest';
import { type ThreateningDay, weatherThreats } from './weather-threats.ts';

const day = (date: string, changes: Partial<ThreateningDay> = {}): ThreateningDay => ({
  date,
  tempMinC: 14,
  tempMaxC: 29,
  rainMm: 0,
  ...changes,
});

describe('weatherThreats', () => {
  it('is empty in mild weather and where nothing is known', () => {
    const unknown = { date: '2026-11-25', tempMinC: null, tempMaxC: null, rainMm: null };
    expect(weatherThreats([day('2026-11-24'), unknown], false)).toEqual([]);
  });

  it.each([
    ['rain', { rainMm: 64.5 }, { rainMm: 64.4 }, 64.5],
    ['heat', { tempMaxC: 40 }, { tempMaxC: 39.9 }, 40],
    ['cold', { tempMinC: 4 }, { tempMinC: 4.1 }, 4],
  ] as const)('names %s from its limit on', (threat, at, below, figure) => {
    expect(weatherThreats([day('2026-11-24', below)], false)).toEqual([]);
    expect(weatherThreats([day('2026-11-24', at)], false)).toEqual([
      { threat, date: '2026-11-24', figure },
    ]);
  });

  it('fears moderate rain for a ripe crop', () =>
    expect(weatherThreats([day('2026-11-24', { rainMm: 20 })], true)).toHaveLength(1));

  it('names the first day of each sort, soonest first', () => {
    const days = [
      day('2026-05-01', { tempMaxC: 42 }),
      day('2026-05-02', { tempMaxC: 44, rainMm: 80 }),
    ];
    expect(weatherThreats(days, false).map(({ threat, date }) => [threat, date])).toEqual([
      ['heat', '2026-05-01'],
      ['rain', '2026-05-02'],
    ]);
  });
});
