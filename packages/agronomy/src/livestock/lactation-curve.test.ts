import { describe, expect, it } from 'vitest';
import { curveThrough, expectedMilkKg, LACTATION_DAYS, type MeanMilk } from './lactation-curve.ts';

/** Murrah buffaloes at Karnal: Journal of Animal Research 5 (1), 2015, ndpublisher.in/htmlfile/JARV5N15/page_004.html */
const MURRAH: [MeanMilk, MeanMilk, MeanMilk] = [
  { day: 15, kg: 5.91 },
  { day: 75, kg: 7.41 },
  { day: 285, kg: 3.11 },
];

describe("Wood's curve", () => {
  const curve = curveThrough(MURRAH);
  if (!curve) throw new Error('no curve');

  it('passes through the means that it was made of, with its peak at b / c days', () => {
    for (const { day, kg } of MURRAH) expect(expectedMilkKg(curve, day)).toBeCloseTo(kg, 6);
    // By hand: b = 0.2262 / 1.6094 + 60 c / 1.6094, 160.2 c = 1.0558.
    expect(curve.c).toBeCloseTo(0.00659, 4);
    expect(curve.b).toBeCloseTo(0.386, 2);
    const peak = curve.b / curve.c;
    expect(peak).toBeGreaterThan(45);
    expect(peak).toBeLessThan(75);
  });

  it('sums up to about the 1,806 kg that another study of Murrah at Karnal gives for 305 days', () => {
    // Indian Journal of Animal Sciences, 965 first lactations, epubs.icar.org.in/index.php/IJAnS/article/view/55014
    let kg = 0;
    for (let day = LACTATION_DAYS.first; day <= LACTATION_DAYS.last; day += 1)
      kg += expectedMilkKg(curve, day) ?? 0;
    expect(Math.abs(kg / 1806 - 1)).toBeLessThan(0.1);
  });

  it('says nothing of colostrum, of days after a standard lactation, and of days that do not rise', () => {
    expect(expectedMilkKg(curve, 4)).toBeNull();
    expect(expectedMilkKg(curve, 306)).toBeNull();
    expect(expectedMilkKg(curve, Number.NaN)).toBeNull();
    expect(curveThrough([MURRAH[1], MURRAH[0], MURRAH[2]])).toBeNull();
  });
});
