import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOfYear, daysBetween, daysInMonth, isDate, monthOf } from './calendar-day.ts';
import {
  adjustedCropCoefficient,
  cropCoefficient,
  growthStage,
  type StageCoefficients,
  type StageLengths,
} from './crop-coefficient.ts';
import { effectiveRainOfPeriodMm, effectiveRainUsdaMm } from './effective-rain.ts';
import { grossFromNetMm, netFromGrossMm } from './irrigation-efficiency.ts';
import { paddyNeedMm } from './paddy.ts';
import { adjustedDepletionFraction, stressCoefficient } from './soil-water.ts';
import { acresToHectares, hectaresToAcres, m3OnAcresToMm, mmOnAcresToM3 } from './units.ts';

const BEAN: StageLengths = [25, 25, 30, 20];
const BEAN_KC: StageCoefficients = [0.15, 1.19, 0.35];

describe('crop coefficient', () => {
  it.each([
    [1, 0.15],
    [20, 0.15],
    [40, 0.774],
    [70, 1.19],
    [95, 0.56],
    [100, 0.35],
    [400, 0.35],
  ])('of dry bean on day %i is %f (FAO-56 example 28)', (day, kc) => {
    expect(cropCoefficient(BEAN, BEAN_KC, day)).toBeCloseTo(kc, 2);
  });

  it('stays between its three values', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 300 }), (day) => {
        const kc = cropCoefficient(BEAN, BEAN_KC, day);
        expect(kc).toBeGreaterThanOrEqual(0.15);
        expect(kc).toBeLessThanOrEqual(1.19);
      }),
    );
  });

  it('names the stage, or null outside the season', () => {
    expect(growthStage(BEAN, 0)).toBe('initial');
    expect(growthStage(BEAN, 26)).toBe('development');
    expect(growthStage(BEAN, 80)).toBe('mid-season');
    expect(growthStage(BEAN, 100)).toBe('late');
    expect(growthStage(BEAN, 101)).toBeNull();
    expect(growthStage(BEAN, -1)).toBeNull();
  });

  it('is adjusted for a dry and windy place, but not below 0.45 at harvest', () => {
    const climate = { windAt2mMs: 4.6, humidityMinPct: 44, heightM: 2 };
    expect(adjustedCropCoefficient(1.2, climate)).toBeCloseTo(1.297, 2);
    expect(adjustedCropCoefficient(0.35, climate, 'end')).toBe(0.35);
    expect(adjustedCropCoefficient(0.6, climate, 'end')).toBeGreaterThan(0.6);
  });
});

describe('soil water', () => {
  it('allows a larger depletion on a cool day', () => {
    expect(adjustedDepletionFraction(0.5, 3)).toBeCloseTo(0.58);
    expect(adjustedDepletionFraction(0.5, 9)).toBeCloseTo(0.34);
    expect(adjustedDepletionFraction(0.1, 12)).toBe(0.1);
    expect(adjustedDepletionFraction(0.8, 0)).toBe(0.8);
  });

  it('halves the use half-way between the stress point and wilting', () => {
    expect(stressCoefficient(160, 128, 0.6)).toBeCloseTo(0.5);
    expect(stressCoefficient(160, 160, 0.6)).toBe(0);
    expect(stressCoefficient(100, 99, 1)).toBe(1);
  });
});

describe('rain and efficiency', () => {
  it('treats a week like the month it belongs to', () => {
    expect(effectiveRainOfPeriodMm(30, 30)).toBeCloseTo(effectiveRainUsdaMm(30));
    expect(effectiveRainOfPeriodMm(0, 7)).toBe(0);
    expect(effectiveRainOfPeriodMm(10, 0)).toBe(0);
  });

  it('is at most the rain, and increases with rain', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 500, noNaN: true }),
        fc.double({ min: 0, max: 50, noNaN: true }),
        fc.integer({ min: 1, max: 31 }),
        (rainMm, moreMm, days) => {
          const effective = effectiveRainOfPeriodMm(rainMm, days);
          expect(effective).toBeLessThanOrEqual(rainMm + 1e-9);
          expect(effectiveRainOfPeriodMm(rainMm + moreMm, days)).toBeGreaterThanOrEqual(
            effective - 1e-9,
          );
        },
      ),
    );
  });

  it('refuses an impossible efficiency', () => {
    expect(() => grossFromNetMm(10, 0)).toThrow(RangeError);
    expect(() => grossFromNetMm(10, 1.2)).toThrow(RangeError);
    expect(netFromGrossMm(grossFromNetMm(30, 0.6), 0.6)).toBeCloseTo(30);
  });

  it('adds the terms of a paddy field and subtracts the rain', () => {
    const terms = {
      etcMm: 40,
      percolationMm: 42,
      standingWaterMm: 50,
      puddlingMm: 200,
    };
    expect(paddyNeedMm({ ...terms, effectiveRainMm: 32 })).toBe(300);
    expect(paddyNeedMm({ etcMm: 40, effectiveRainMm: 90 })).toBe(0);
  });

  it('converts between depth and volume', () => {
    expect(mmOnAcresToM3(1, 1)).toBeCloseTo(4.047, 3);
    expect(m3OnAcresToMm(mmOnAcresToM3(23, 2.5), 2.5)).toBeCloseTo(23);
    expect(hectaresToAcres(acresToHectares(3))).toBeCloseTo(3);
    expect(() => m3OnAcresToMm(10, 0)).toThrow(RangeError);
  });
});

describe('calendar days', () => {
  it('crosses leap days, months and years', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
    expect(addDays('2025-01-01', -1)).toBe('2024-12-31');
    expect(daysBetween('2024-12-31', '2025-03-01')).toBe(60);
    expect(dayOfYear('2024-12-31')).toBe(366);
    expect(monthOf('2026-09-05')).toBe(9);
    expect(daysInMonth(2024, 2)).toBe(29);
  });

  it('accepts real dates only', () => {
    expect(isDate('2026-02-28')).toBe(true);
    for (const text of ['2026-02-29', '2026-13-01', '05-01-2026', '2026-1-5', '']) {
      expect(isDate(text)).toBe(false);
    }
  });
});
