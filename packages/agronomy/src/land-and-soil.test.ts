import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertLand, LAND_UNITS, landUnitsOf } from './land-units.ts';
import {
  kgPerHaToMgPerKg,
  mgPerKgToKgPerHa,
  phosphorusToOxide,
  potassiumToOxide,
  soilRating,
} from './soil-nutrients.ts';

describe('land units', () => {
  it.each([
    [1, 'hectare', 'acre', 2.4711],
    [40, 'guntha', 'acre', 1],
    [100, 'cent', 'acre', 1],
    [8, 'kanal', 'acre', 1],
    [20, 'marla', 'kanal', 1],
    [1, 'bigha-165', 'acre', 0.625],
    [1, 'bigha-gujarat', 'guntha', 16],
    [20, 'katha-bengal', 'bigha-bengal-assam', 1],
    [5, 'katha-assam', 'bigha-bengal-assam', 1],
    [4840, 'square-yard', 'acre', 1],
  ])('%d %s in %s is %d', (area, from, to, expected) => {
    expect(convertLand(area, from, to)).toBeCloseTo(expected, 4);
  });

  it('round-trip through any unit', () => {
    const unit = fc.constantFrom(...LAND_UNITS.map(({ id }) => id));
    fc.assert(
      fc.property(unit, unit, fc.double({ min: 0.01, max: 1e6, noNaN: true }), (a, b, area) => {
        expect(convertLand(convertLand(area, a, b), b, a) / area).toBeCloseTo(1, 9);
      }),
    );
  });

  it('are those of the farmer’s state, with at most one bigha', () => {
    const gujarat = landUnitsOf('gujarat').map(({ id }) => id);
    expect(gujarat).toContain('bigha-gujarat');
    expect(gujarat).not.toContain('kanal');
    expect(landUnitsOf('Kerala').every(({ varies }) => !varies)).toBe(true);
    expect(new Set(LAND_UNITS.map(({ id }) => id)).size).toBe(LAND_UNITS.length);
    expect(() => convertLand(1, 'morgen', 'acre')).toThrow('morgen');
  });
});

describe('soil tests', () => {
  it('convert ppm to kg per hectare and back', () => {
    expect(mgPerKgToKgPerHa(125)).toBeCloseTo(280);
    expect(kgPerHaToMgPerKg(mgPerKgToKgPerHa(17.3))).toBeCloseTo(17.3);
    expect(phosphorusToOxide(10)).toBeCloseTo(22.9, 1);
    expect(potassiumToOxide(10)).toBeCloseTo(12.05, 1);
  });

  it('are rated as on the Soil Health Card, at both edges', () => {
    expect(soilRating('nitrogen', 279.9)).toBe('low');
    expect(soilRating('nitrogen', 280)).toBe('medium');
    expect(soilRating('nitrogen', 560)).toBe('medium');
    expect(soilRating('nitrogen', 560.1)).toBe('high');
    expect(soilRating('phosphorus', 30)).toBe('high');
    expect(soilRating('potassium', 100)).toBe('low');
    expect(soilRating('organicCarbonPct', 0.6)).toBe('medium');
  });
});
