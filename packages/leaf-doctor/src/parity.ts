import type { RunModel } from './diagnose.ts';
import { answerWidth, type LeafManifest } from './manifest.ts';
import { photographImpression } from './postprocess.ts';
import { toTensor } from './preprocess.ts';
import { rgbImage } from './rgb-image.ts';

/** Small photographs with the scores that training computed for them. */
export interface ParityPhotographs {
  /** Their side in pixels. */
  side: number;
  photographs: readonly {
    /** Pixels in base64, three bytes each. */
    rgb: string;
    /** A raw score for each label. */
    logits: readonly number[];
    familiarity: number;
  }[];
}

/** Largest difference of a score, and of the familiarity, from what training computed. */
const SCORE_GAP_MAX = 0.15;
const FAMILIARITY_GAP_MAX = 0.05;

const bestOf = (scores: ArrayLike<number>): number =>
  Array.from(scores).reduce((best, v, i, all) => (v > (all[best] ?? v) ? i : best), 0);

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

/** How a model's answers differ from what training computed, one line a photograph; empty when they agree. */
export async function parityFaults(
  { side, photographs }: ParityPhotographs,
  manifest: LeafManifest,
  run: RunModel,
): Promise<string[]> {
  const { size, views } = manifest.input;
  const faults: string[] = [];
  for (const [index, { rgb, logits, familiarity }] of photographs.entries()) {
    const image = rgbImage(bytesOf(rgb), side, side);
    const flat = await run(toTensor(image, manifest.input), [views.length, 3, size, size]);
    if (flat.length !== views.length * answerWidth(manifest)) {
      faults.push(`photograph ${index + 1}: ${flat.length} numbers`);
      continue;
    }
    const ours = photographImpression(flat, manifest);
    const gap = Math.max(...logits.map((logit, i) => Math.abs(logit - (ours.scores[i] ?? 0))));
    const unlike = Math.abs(familiarity - ours.familiarity);
    const isSame = bestOf(ours.scores) === bestOf(logits);
    if (isSame && gap < SCORE_GAP_MAX && unlike < FAMILIARITY_GAP_MAX) continue;
    const label = isSame ? '' : ', another label';
    faults.push(
      `photograph ${index + 1}: scores differ by ${gap.toFixed(3)}, familiarity by ${unlike.toFixed(3)}${label}`,
    );
  }
  return faults;
}
