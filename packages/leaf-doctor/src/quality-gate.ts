import { plantColour } from './plant-colour.ts';
import { resize } from './resize.ts';
import type { RgbImage } from './rgb-image.ts';

/** Quality problems of a photograph; their texts are in the locale files. */
export type QualityProblem = 'too-small' | 'too-dark' | 'too-bright' | 'blurred' | 'no-leaf';

/** The figures behind the verdict, for tests and for the model card. */
export interface QualityFigures {
  shortSidePx: number;
  /** Mean luminance 0..255. */
  brightness: number;
  /** Mean absolute second difference of luminance at 192 px; smooth pictures are near 0. */
  sharpness: number;
  /** Share of pixels with the colours of a plant, 0..1. */
  plantShare: number;
}

export interface QualityReport {
  problems: QualityProblem[];
  figures: QualityFigures;
}

/** Limits of the gate; about 1 in 100 validation photographs of leaves is rejected. */
export const QUALITY_LIMITS = {
  shortSidePx: 96,
  darkestBrightness: 25,
  brightestBrightness: 246,
  sharpness: 2,
  plantShare: 0.01,
} as const;

const SIDE_PX = 192;

/** Measures a photograph at a fixed size, so that the figures do not depend on the camera. */
export function measureQuality(image: RgbImage): QualityFigures {
  const { data } = resize(image, SIDE_PX, SIDE_PX);
  const pixels = SIDE_PX * SIDE_PX;
  const light = new Float32Array(pixels);
  let brightness = 0;
  let plant = 0;
  for (let i = 0; i < pixels; i++) {
    const red = data[i * 3] as number;
    const green = data[i * 3 + 1] as number;
    const blue = data[i * 3 + 2] as number;
    const value = 0.299 * red + 0.587 * green + 0.114 * blue;
    light[i] = value;
    brightness += value / pixels;
    if (plantColour(red, green, blue) !== 'other') plant++;
  }
  let edges = 0;
  for (let y = 1; y < SIDE_PX - 1; y++) {
    for (let x = 1; x < SIDE_PX - 1; x++) {
      const at = y * SIDE_PX + x;
      const around =
        (light[at - 1] as number) +
        (light[at + 1] as number) +
        (light[at - SIDE_PX] as number) +
        (light[at + SIDE_PX] as number);
      edges += Math.abs(4 * (light[at] as number) - around);
    }
  }
  return {
    shortSidePx: Math.min(image.width, image.height),
    brightness,
    sharpness: edges / (SIDE_PX - 2) ** 2,
    plantShare: plant / pixels,
  };
}

/** Quality problems of a photograph; empty when it is good enough. */
export function checkQuality(image: RgbImage): QualityReport {
  const figures = measureQuality(image);
  const problems: QualityProblem[] = [];
  if (figures.shortSidePx < QUALITY_LIMITS.shortSidePx) return { problems: ['too-small'], figures };
  if (figures.brightness < QUALITY_LIMITS.darkestBrightness) problems.push('too-dark');
  else if (figures.brightness > QUALITY_LIMITS.brightestBrightness) problems.push('too-bright');
  else if (figures.plantShare < QUALITY_LIMITS.plantShare) problems.push('no-leaf');
  else if (figures.sharpness < QUALITY_LIMITS.sharpness) problems.push('blurred');
  return { problems, figures };
}
