import { describe, expect, it } from 'vitest';
import { LAND_UNITS } from './land-units.ts';
import { mgPerKgToKgPerHa, soilRating } from './soil-nutrients.ts';

const squareMetresOf = (id: string) =>
  LAND_UNITS.find((unit) => unit.id === id)?.squareMetres ?? Number.NaN;

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
    expect((area * squareMetresOf(from)) / squareMetresOf(to)).toBeCloseTo(expected, 4);
  });

  it('have an id each', () => {
    expect(new Set(LAND_UNITS.map(({ id }) => id)).size).toBe(LAND_UNITS.length);
  });
});

describe('soil tests', () => {
  it('convert ppm to kg per hectare', () => {
    expect(mgPerKgToKgPerHa(125)).toBeCloseTo(280);
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
