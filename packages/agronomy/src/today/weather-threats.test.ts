import { describe, expect, it } from 'vitest';
import { type ThreateningDay, weatherThreats } from './weather-threats.ts';

const day = (date: string, changes: Partial<ThreateningDay> = {}): ThreateningDay => ({
  date,
  tempMinC: 14,
  tempMaxC: 29,
  rainMm: 0,
  ...changes,
});
const COTTON = { crop: 'cotton', stage: 'mid-season' };

describe('weatherThreats', () => {
  it('is empty in mild weather, where nothing is known and where nothing grows', () => {
    const unknown = { date: '2026-11-25', tempMinC: null, tempMaxC: null, rainMm: null };
    expect(weatherThreats([day('2026-11-24'), unknown], [COTTON])).toEqual([]);
    expect(weatherThreats([day('2026-11-24', { rainMm: 90, tempMaxC: 45 })], [])).toEqual([]);
  });

  it.each([
    ['rain', { rainMm: 64.5 }, { rainMm: 64.4 }, 64.5],
    ['heat', { tempMaxC: 40 }, { tempMaxC: 39.9 }, 40],
    ['cold', { tempMinC: 4 }, { tempMinC: 4.1 }, 4],
  ] as const)('names %s from its limit on', (threat, at, below, figure) => {
    expect(weatherThreats([day('2026-11-24', below)], [COTTON])).toEqual([]);
    expect(weatherThreats([day('2026-11-24', at)], [COTTON])).toEqual([
      { threat, date: '2026-11-24', figure, crops: ['cotton'] },
    ]);
  });

  it('fears moderate rain for a ripe crop, and names that crop alone', () => {
    const ripe = { crop: 'soybean', stage: 'late' };
    const [told, more] = weatherThreats([day('2026-11-24', { rainMm: 20 })], [COTTON, ripe, ripe]);
    expect(told?.crops).toEqual(['soybean']);
    expect(more).toBeUndefined();
  });

  it.each(['wheat', 'barley', 'rice'])('fears 35 °C for %s that flowers, not before', (crop) => {
    const hot = [day('2026-02-24', { tempMaxC: 35 })];
    expect(weatherThreats(hot, [{ crop, stage: 'mid-season' }])).toMatchObject([
      { threat: 'heat', figure: 35, crops: [crop] },
    ]);
    for (const stage of ['initial', 'development', 'late', null])
      expect(weatherThreats(hot, [{ crop, stage }])).toEqual([]);
  });

  it('fears a cold night for wheat that flowers, and none before', () => {
    const cold = [day('2026-01-10', { tempMinC: 3 })];
    expect(weatherThreats(cold, [{ crop: 'wheat', stage: 'development' }])).toEqual([]);
    expect(weatherThreats(cold, [{ crop: 'wheat', stage: 'mid-season' }])).toHaveLength(1);
    expect(weatherThreats(cold, [{ crop: 'potato', stage: 'development' }])).toHaveLength(1);
  });

  it('tells a crop of its own first day, though another was hit before', () => {
    const days = [day('2026-11-24', { rainMm: 20 }), day('2026-11-26', { rainMm: 100 })];
    const told = weatherThreats(days, [COTTON, { crop: 'soybean', stage: 'late' }]);
    expect(told.map(({ date, crops }) => [date, crops])).toEqual([
      ['2026-11-24', ['soybean']],
      ['2026-11-26', ['cotton']],
    ]);
  });

  it('names the first day of each sort, soonest first', () => {
    const days = [
      day('2026-05-01', { tempMaxC: 42 }),
      day('2026-05-02', { tempMaxC: 44, rainMm: 80 }),
    ];
    expect(weatherThreats(days, [COTTON]).map(({ threat, date }) => [threat, date])).toEqual([
      ['heat', '2026-05-01'],
      ['rain', '2026-05-02'],
    ]);
  });
});
