import type { LeafManifest } from './manifest.ts';
import {
  combinePhotographs,
  type Finding,
  type Impression,
  judge,
  photographImpression,
} from './postprocess.ts';
import { toTensor } from './preprocess.ts';
import type { RgbImage } from './rgb-image.ts';

/** Runs the model on a tensor [views, 3, size, size]; returns `answerWidth` numbers for each view. */
export type RunModel = (
  tensor: Float32Array<ArrayBuffer>,
  shape: [number, number, number, number],
) => Promise<Float32Array>;

/** Classifies one to five photographs of one plant together. @throws RangeError without any */
export async function diagnose(
  photographs: readonly RgbImage[],
  manifest: LeafManifest,
  crop: string | null,
  run: RunModel,
): Promise<Finding> {
  if (photographs.length === 0) throw new RangeError('no photograph to look at');
  const { size, views } = manifest.input;
  const impressions: Impression[] = [];
  for (const photograph of photographs) {
    const answer = await run(toTensor(photograph, manifest.input), [views.length, 3, size, size]);
    impressions.push(photographImpression(answer, manifest));
  }
  return judge(combinePhotographs(impressions, manifest), manifest, crop);
}
