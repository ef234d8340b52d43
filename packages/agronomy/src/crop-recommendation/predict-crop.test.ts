import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CROP_VALUES,
  type CropInput,
  cropRange,
  predictCrops,
  SUGGESTED_CROPS,
  seenRange,
  strangeValues,
} from './predict-crop.ts';

/** The middle of every range of a crop. */
function typicalOf(crop: string): CropInput {
  const middle = (value: keyof CropInput) => {
    const [low, high] = cropRange(crop, value) ?? [Number.NaN, Number.NaN];
    return (low + high) / 2;
  };
  return {
    n: middle('n'),
    p: middle('p'),
    k: middle('k'),
    temperature: middle('temperature'),
    humidity: middle('humidity'),
    ph: middle('ph'),
    rainfall: middle('rainfall'),
  };
}

const anyInput = fc.record({
  n: fc.double({ min: 0, max: 500, noNaN: true }),
  p: fc.double({ min: 0, max: 500, noNaN: true }),
  k: fc.double({ min: 0, max: 500, noNaN: true }),
  temperature: fc.double({ min: 0, max: 60, noNaN: true }),
  humidity: fc.double({ min: 0, max: 100, noNaN: true }),
  ph: fc.double({ min: 0, max: 14, noNaN: true }),
  rainfall: fc.double({ min: 0, max: 4000, noNaN: true }),
});

describe('predictCrops', () => {
  it('knows the 22 crops of the table', () => {
    expect(SUGGESTED_CROPS).toHaveLength(22);
    expect(SUGGESTED_CROPS).toContain('pigeonpeas');
  });

  it.each([...SUGGESTED_CROPS])('puts %s first for its own typical field', (crop) => {
    const [first] = predictCrops(typicalOf(crop));
    expect(first?.[0]).toBe(crop);
    expect(first?.[1]).toBeGreaterThan(0.75);
  });

  it('gives probabilities that add up to 1, falling, for any input', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const answer = predictCrops(input);
        const shares = answer.map(([, share]) => share);
        expect(answer).toHaveLength(22);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
        expect(shares.every((share, i) => i === 0 || share <= (shares[i - 1] ?? 0))).toBe(true);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is less confident outside the training range, with the same ranking', () => {
    const rice = typicalOf('rice');
    const flooded = { ...rice, rainfall: 2500 };
    expect(strangeValues(rice)).toEqual([]);
    expect(strangeValues(flooded)).toEqual(['rainfall']);
    const [usual] = predictCrops(rice);
    const [strange] = predictCrops(flooded);
    expect(strange?.[0]).toBe('rice');
    expect(strange?.[1]).toBeLessThan((usual?.[1] ?? 0) - 0.2);
  });

  it('refuses what is not a number', () => {
    expect(() => predictCrops({ ...typicalOf('rice'), ph: Number.NaN })).toThrow(RangeError);
  });

  it('has crop ranges within slightly more than the training range', () => {
    for (const crop of SUGGESTED_CROPS) {
      for (const value of CROP_VALUES) {
        const [low, high] = cropRange(crop, value) ?? [0, 0];
        const [seenLow, seenHigh] = seenRange(value);
        expect(low).toBeLessThan(high);
        const slack = (seenHigh - seenLow) * 0.05;
        expect(low).toBeGreaterThan(seenLow - slack);
        expect(high).toBeLessThan(seenHigh + slack);
      }
    }
  });

  it('returns null for the range of an unknown crop', () => {
    expect(cropRange('wheat', 'n')).toBeNull();
  });
});
