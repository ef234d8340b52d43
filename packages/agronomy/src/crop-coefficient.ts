/** Days of the initial, development, mid-season and late stages. */
export type StageLengths = readonly [number, number, number, number];

/** Crop coefficients of the initial stage, the mid-season and the last day. */
export type StageCoefficients = readonly [number, number, number];

export type GrowthStage = 'initial' | 'development' | 'mid-season' | 'late';

export const GROWTH_STAGES = [
  'initial',
  'development',
  'mid-season',
  'late',
] as const satisfies readonly GrowthStage[];

/** Stage of a crop `day` days after sowing (0 is the day of sowing); null before sowing and after the last day. */
export function growthStage(lengths: StageLengths, day: number): GrowthStage | null {
  if (day < 0) return null;
  let end = 0;
  for (const [index, stage] of GROWTH_STAGES.entries()) {
    end += lengths[index] ?? 0;
    if (day <= end) return stage;
  }
  return null;
}

/**
 * Crop coefficient on a day after sowing; FAO-56 eq 66: flat, rising, flat, falling.
 * Days before 0 hold the first value and days after the harvest the last one.
 */
export function cropCoefficient(
  lengths: StageLengths,
  coefficients: StageCoefficients,
  day: number,
): number {
  const [initial, development, mid, late] = lengths;
  const [kcInitial, kcMid, kcEnd] = coefficients;
  const startOfMid = initial + development;
  const startOfLate = startOfMid + mid;
  if (day <= initial) return kcInitial;
  if (day < startOfMid) {
    return kcInitial + ((day - initial) / development) * (kcMid - kcInitial);
  }
  if (day <= startOfLate) return kcMid;
  if (day >= startOfLate + late) return kcEnd;
  return kcMid + ((day - startOfLate) / late) * (kcEnd - kcMid);
}

export type CropClimate = {
  windAt2mMs: number;
  humidityMinPct: number;
  heightM: number;
};

/**
 * Crop coefficient of mid-season or harvest moved from the standard climate (45 % humidity, 2 m/s) to this one;
 * FAO-56 eq 62 and 65. Inputs are cut to the range for which the equation holds (1–6 m/s, 20–80 %, 0.1–10 m);
 * a coefficient below 0.45 at harvest stays as it is.
 */
export function adjustedCropCoefficient(
  tableKc: number,
  climate: CropClimate,
  phase: 'mid' | 'end' = 'mid',
): number {
  if (phase === 'end' && tableKc < 0.45) return tableKc;
  const wind = Math.min(6, Math.max(1, climate.windAt2mMs));
  const humidity = Math.min(80, Math.max(20, climate.humidityMinPct));
  const height = Math.min(10, Math.max(0.1, climate.heightM));
  return tableKc + (0.04 * (wind - 2) - 0.004 * (humidity - 45)) * (height / 3) ** 0.3;
}
