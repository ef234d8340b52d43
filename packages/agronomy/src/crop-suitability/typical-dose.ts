import { cropRange } from '../crop-recommendation/predict-crop.ts';
import { growingRange } from './growing-ranges.ts';
import { type FieldConditions, suitability } from './judge-fit.ts';
import { isUsualIn, type Sown, usualSeason } from './usual-season.ts';

/** N, P and K in kg/ha. */
export interface Nutrients {
  n: number;
  p: number;
  k: number;
}

/** Midpoint of a crop's range for one nutrient. */
function middle(crop: string, value: keyof Nutrients): number {
  const [low, high] = cropRange(crop, value) ?? [0, 0];
  return (Math.max(0, low) + high) / 2;
}

/** A crop of the suggestion model with its label there. */
export type Suggested = Sown & { suggestion: string };

/** The labels of the crops that are sown in a season and usual in a state. */
function labelsOfSeason(
  crops: readonly Suggested[],
  season: string,
  date: string,
  state?: string,
): string[] {
  const sown = crops.filter((crop) => {
    const usual = usualSeason(crop, date, state);
    return usual.kind === 'sown' && usual.season === season && isUsualIn(crop, state);
  });
  return sown.map(({ suggestion }) => suggestion);
}

/** The usual weather of a place in a season. */
export type UsualWeather = Omit<FieldConditions, 'ph'>;

/** Suitability for a weather by EcoCrop's ranges, 0..1, without soil pH. */
function suits(crop: string, weather: UsualWeather): number {
  const range = growingRange(crop);
  return range ? suitability(range, { ...weather, ph: range.ph.optimum[0] }) : 0;
}

/**
 * Substitute for an unknown soil test: the mean of the mid-range N, P and K of the field crops sown in a
 * season and usual in a state (kg/ha, integers), with a district's usual weather each crop
 * weighted by its suitability. It is no estimate of the farmer's own soil and must be
 * labelled so. Null when no crop of the model is sown then, or none suits the weather at all.
 */
export function typicalDose(
  suggested: readonly Suggested[],
  season: string,
  date: string,
  state?: string,
  weather?: UsualWeather,
): Nutrients | null {
  const crops = labelsOfSeason(suggested, season, date, state).map((crop) => ({
    crop,
    weight: weather ? suits(crop, weather) : 1,
  }));
  const whole = crops.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return null;
  const mean = (value: keyof Nutrients) =>
    Math.round(
      crops.reduce((sum, { crop, weight }) => sum + weight * middle(crop, value), 0) / whole,
    );
  return { n: mean('n'), p: mean('p'), k: mean('k') };
}
