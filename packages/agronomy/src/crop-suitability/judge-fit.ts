import type { Bounds, GrowingRange } from './growing-ranges.ts';
import { FURTHER_RANGES } from './growing-ranges.ts';

/** Mean temperature, soil pH and monthly rain of a field. */
export interface FieldConditions {
  temperatureC: number;
  ph: number;
  rainMmPerMonth: number;
}

export type FitValue = 'temperature' | 'ph' | 'rainfall';

/** `good` inside the optimum, `borderline` inside the absolute range, else too low or too high. */
export type FitVerdict = 'good' | 'borderline' | 'too-low' | 'too-high';

/** Verdict on one value; rain is compared over the crop's whole season. */
export interface Fit {
  value: FitValue;
  given: number;
  verdict: FitVerdict;
  optimum: readonly [number, number];
}

const DAYS_A_MONTH = 30.4;

function verdictOf(given: number, { absolute, optimum }: Bounds): FitVerdict {
  if (given < absolute[0]) return 'too-low';
  if (given > absolute[1]) return 'too-high';
  return given >= optimum[0] && given <= optimum[1] ? 'good' : 'borderline';
}

function seasonRainMm(range: GrowingRange, field: FieldConditions): number {
  return (field.rainMmPerMonth * range.days) / DAYS_A_MONTH;
}

/** Compares temperature, pH and rain with FAO EcoCrop's ranges. */
export function judgeFit(range: GrowingRange, field: FieldConditions): Fit[] {
  const rows: [FitValue, number, Bounds][] = [
    ['temperature', field.temperatureC, range.temperatureC],
    ['ph', field.ph, range.ph],
    ['rainfall', seasonRainMm(range, field), range.seasonRainMm],
  ];
  return rows.map(([value, given, limits]) => ({
    value,
    given,
    verdict: verdictOf(given, limits),
    optimum: limits.optimum,
  }));
}

/** 1 in the optimum, 0 at and beyond the absolute bounds, linear between. */
function membership(given: number, { absolute, optimum }: Bounds): number {
  if (given >= optimum[0] && given <= optimum[1]) return 1;
  const share =
    given < optimum[0]
      ? (given - absolute[0]) / (optimum[0] - absolute[0])
      : (absolute[1] - given) / (absolute[1] - optimum[1]);
  return Math.max(0, Math.min(1, share));
}

/** Irrigation can replace rain, so dry fields have at least half the rain's membership. */
const DRY_SHARE = 0.5;

/** Suitability of a field for a crop by FAO EcoCrop's ranges, 0..1; the minimum over the values. */
export function suitability(range: GrowingRange, field: FieldConditions): number {
  const rainMm = seasonRainMm(range, field);
  const rain = membership(rainMm, range.seasonRainMm);
  const isDry = rainMm < range.seasonRainMm.optimum[0];
  return Math.min(
    membership(field.temperatureC, range.temperatureC),
    membership(field.ph, range.ph),
    isDry ? Math.max(DRY_SHARE, rain) : rain,
  );
}

/** Crops the suggestion model lacks that suit the field at least by half, best first. */
export function alsoSuits(
  field: FieldConditions,
  least = 0.5,
): { crop: string; suitability: number }[] {
  return FURTHER_RANGES.map((range) => ({
    crop: range.crop,
    suitability: suitability(range, field),
  }))
    .filter((entry) => entry.suitability >= least)
    .sort((a, b) => b.suitability - a.suitability || a.crop.localeCompare(b.crop));
}
