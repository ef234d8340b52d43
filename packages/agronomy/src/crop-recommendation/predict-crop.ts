import parameters from './parameters.json' with { type: 'json' };

/** Soil and weather of a field; N, P, K as in the training table (kg/ha), °C, %, pH, mm. */
export interface CropInput {
  n: number;
  p: number;
  k: number;
  temperature: number;
  humidity: number;
  ph: number;
  rainfall: number;
}

/** Name of an input value. */
export type CropValue = keyof CropInput;

type Column = keyof typeof parameters.seen;

const COLUMNS: Record<CropValue, Column> = {
  n: 'N',
  p: 'P',
  k: 'K',
  temperature: 'temperature',
  humidity: 'humidity',
  ph: 'ph',
  rainfall: 'rainfall',
};

/** The seven values, in the table's order. */
export const CROP_VALUES = Object.keys(COLUMNS) as CropValue[];

/** The 22 crops that can be suggested, spelt as in the table. */
export const SUGGESTED_CROPS: readonly string[] = Object.keys(parameters.crops);

/** Factor on the confidence for each value outside the training range. */
const CERTAINTY_PER_STRANGE_VALUE = 0.7;

const range = (pair: readonly number[]): [number, number] => [pair[0] ?? 0, pair[1] ?? 0];

/** Smallest and largest value in the training data. */
export function seenRange(value: CropValue): [number, number] {
  return range(parameters.seen[COLUMNS[value]]);
}

/** The range of a value in which a crop was grown in the table; null for an unknown crop. */
export function cropRange(crop: string, value: CropValue): [number, number] | null {
  const ranges = (parameters.crops as Record<string, Record<Column, number[]>>)[crop];
  return ranges === undefined ? null : range(ranges[COLUMNS[value]]);
}

/** The values outside the training range: advice on them is extrapolation. */
export function strangeValues(input: CropInput): CropValue[] {
  return CROP_VALUES.filter((value) => {
    const [low, high] = seenRange(value);
    return input[value] < low || input[value] > high;
  });
}

function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

function logDensity(x: number, [low, high]: [number, number], seen: [number, number]): number {
  const edge = parameters.softness * (high - low);
  const inside = (logistic((x - low) / edge) * logistic((high - x) / edge)) / (high - low);
  const anywhere = 1 / (seen[1] - seen[0]);
  return Math.log((1 - parameters.stray) * inside + parameters.stray * anywhere);
}

/**
 * Crops with their probability (0..1, adding up to 1), most probable first. Each crop is a uniform
 * range with logistic edges per value, calibrated by cross-validation; values outside the training range
 * are not refused but flatten the distribution. @throws RangeError for a value that is not a number
 */
export function predictCrops(input: CropInput): [crop: string, probability: number][] {
  for (const value of CROP_VALUES) {
    if (!Number.isFinite(input[value])) throw new RangeError(`${value} must be a number`);
  }
  const scores = SUGGESTED_CROPS.map((crop) => {
    let sum = 0;
    for (const value of CROP_VALUES) {
      const grown = cropRange(crop, value);
      if (grown !== null) sum += logDensity(input[value], grown, seenRange(value));
    }
    return sum / parameters.temperature;
  });
  const highest = Math.max(...scores);
  const weights = scores.map((score) => Math.exp(score - highest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const certainty = CERTAINTY_PER_STRANGE_VALUE ** strangeValues(input).length;
  const even = (1 - certainty) / SUGGESTED_CROPS.length;
  return SUGGESTED_CROPS.map((crop, i): [string, number] => [
    crop,
    (certainty * (weights[i] ?? 0)) / total + even,
  ]).sort((a, b) => b[1] - a[1]);
}
