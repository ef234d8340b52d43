import { cropRange, SUGGESTED_CROPS } from '../crop-recommendation/predict-crop.ts';
import { isUsualIn, usualSeason } from './usual-season.ts';

/** N, P and K in kg/ha. */
export interface Nutrients {
  n: number;
  p: number;
  k: number;
}

/** A middle value of a crop's range for one nutrient. */
function middle(crop: string, value: keyof Nutrients): number {
  const [low, high] = cropRange(crop, value) ?? [0, 0];
  return (Math.max(0, low) + high) / 2;
}

/** The crops of the suggestion model sown in a season and usual in a state. */
export function cropsOfSeason(season: string, date: string, state?: string): string[] {
  return SUGGESTED_CROPS.filter((crop) => {
    const usual = usualSeason(crop, date, state);
    return usual.kind === 'sown' && usual.season === season && isUsualIn(crop, state);
  });
}

/**
 * Stand-in for an unknown soil: the mean of the middle N, P and K of the field crops sown in a
 * season and usual in a state (kg/ha, whole numbers). It says nothing about the farmer's own soil
 * and must be labelled so. Null when no crop of the model is sown then.
 */
export function typicalDose(season: string, date: string, state?: string): Nutrients | null {
  const crops = cropsOfSeason(season, date, state);
  if (crops.length === 0) return null;
  const mean = (value: keyof Nutrients) =>
    Math.round(crops.reduce((sum, crop) => sum + middle(crop, value), 0) / crops.length);
  return { n: mean('n'), p: mean('p'), k: mean('k') };
}
