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

  const sumOf = (means: [MeanMilk, MeanMilk, MeanMilk], first: number, last: number) => {
    const through = curveThrough(means);
    if (!through) throw new Error('no curve');
    const { a, b, c } = through;
    let kg = 0;
    for (let day = first; day <= last; day += 1) kg += a * day ** b * Math.exp(-c * day);
    return kg;
  };

  it('of Sahiwal sums up to about the 1,716 kg of 305 days that the source of its means gives', () => {
    // Fortnightly test days up to day 305 at Pantnagar: krishikosh.egranth.ac.in/handle/1/5810047460
    const means: [MeanMilk, MeanMilk, MeanMilk] = [
      { day: 5, kg: 4.29 },
      { day: 35, kg: 7.71 },
      { day: 305, kg: 2.5 },
    ];
    expect(Math.abs(sumOf(means, 1, 305) / 1716.04 - 1)).toBeLessThan(0.05);
  });

  it('of Frieswal sums up to about what the source gives for 90, 180 and 300 days', () => {
    // Means of days 1 to 30, 31 to 60 and 271 to 300, from cumulative yields of 313.29, 660.83, 2741.04 and 2972.64 kg:
    // arccjournals.com/journal/indian-journal-of-animal-research/B-3259
    const means: [MeanMilk, MeanMilk, MeanMilk] = [
      { day: 15.5, kg: 313.29 / 30 },
      { day: 45.5, kg: (660.83 - 313.29) / 30 },
      { day: 285.5, kg: (2972.64 - 2741.04) / 30 },
    ];
    expect(Math.abs(sumOf(means, 1, 90) / 998.19 - 1)).toBeLessThan(0.03);
    expect(Math.abs(sumOf(means, 1, 180) / 1916.78 - 1)).toBeLessThan(0.03);
    expect(Math.abs(sumOf(means, 1, 300) / 2972.64 - 1)).toBeLessThan(0.03);
  });

  it('says nothing of colostrum, of days after a standard lactation, and of days that do not rise', () => {
    expect(expectedMilkKg(curve, 4)).toBeNull();
    expect(expectedMilkKg(curve, 306)).toBeNull();
    expect(expectedMilkKg(curve, Number.NaN)).toBeNull();
    expect(curveThrough([MURRAH[1], MURRAH[0], MURRAH[2]])).toBeNull();
  });
});
