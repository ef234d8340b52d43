import { describe, expect, it } from 'vitest';
import {
  type DayTemperature,
  degreeDays,
  stageByWarmth,
  thermalRequirement,
  warmthOn,
} from './degree-days.ts';

const wheat = thermalRequirement('wheat') ?? expect.fail('no wheat');
const steady =
  (minC: number, maxC: number, isMeasured = false) =>
  (): DayTemperature => ({ minC, maxC, isMeasured });

describe('degree-days of a day', () => {
  it.each([
    ['a mild day', 10, 26, 18],
    ['heat above the upper temperature counts no more', 20, 40, 23],
    ['frost counts as nothing', -4, 16, 8],
    ['a day below the base brings nothing', -6, -1, 0],
  ])('%s', (_, minC, maxC, sum) => {
    expect(degreeDays({ minC, maxC }, wheat)).toBe(sum);
  });

  it('subtracts the base of the crop', () => {
    expect(degreeDays({ minC: 12, maxC: 28 }, { baseC: 8, upperC: 30 })).toBe(12);
  });
});

describe('warmth of a crop', () => {
  it('ends when the sum is reached: 2,400 at 20 a day are 120 days', () => {
    expect(warmthOn(wheat, '2026-11-01', '2026-11-21', steady(14, 26))).toEqual({
      sum: 400,
      measuredDays: 0,
      maturesOn: '2027-03-01',
    });
  });

  it('takes the weather of the place for the days that were, and counts them', () => {
    const warm = (date: string): DayTemperature =>
      date < '2026-11-11'
        ? { minC: 16, maxC: 26, isMeasured: true }
        : { minC: 14, maxC: 26, isMeasured: false };
    expect(warmthOn(wheat, '2026-11-01', '2026-11-21', warm)).toMatchObject({
      sum: 10 * 21 + 10 * 20,
      measuredDays: 10,
    });
  });

  it('says nothing where a temperature is missing or the crop would never ripen', () => {
    expect(warmthOn(wheat, '2026-11-01', '2026-11-21', () => null)).toBeNull();
    expect(warmthOn(wheat, '2026-11-01', '2026-11-21', steady(-2, 4))).toBeNull();
  });

  it('tells the stage by the sum, but the first one by days', () => {
    expect(stageByWarmth(wheat, 15, 10, 180)).toBe('initial');
    expect(stageByWarmth(wheat, 15, 20, 360)).toBe('development');
    expect(stageByWarmth(wheat, 15, 70, 1300)).toBe('mid-season');
    expect(stageByWarmth(wheat, 15, 100, 1900)).toBe('late');
  });

  it('has figures only for crops that a source gives them for', () => {
    expect(thermalRequirement('rice')).toBeNull();
    expect(thermalRequirement('chickpea')).toBeNull();
  });
});
