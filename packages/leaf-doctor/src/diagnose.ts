import type { LeafManifest } from './manifest.ts';
import { combinePhotographs, type Finding, judge, photographScores } from './postprocess.ts';
import { toTensor } from './preprocess.ts';
import type { RgbImage } from './rgb-image.ts';

/** Runs the model on a tensor [views, 3, size, size]; answers views × labels raw scores. */
export type RunModel = (
  tensor: Float32Array<ArrayBuffer>,
  shape: [number, number, number, number],
) => Promise<Float32Array>;

/** One to five photographs of one plant become one finding. @throws RangeError without any */
export async function diagnose(
  photographs: readonly RgbImage[],
  manifest: LeafManifest,
  crop: string | null,
  run: RunModel,
): Promise<Finding> {
  if (photographs.length === 0) throw new RangeError('no photograph to look at');
  const { size, views } = manifest.input;
  const rows: Float64Array[] = [];
  for (const photograph of photographs) {
    const scores = await run(toTensor(photograph, manifest.input), [views.length, 3, size, size]);
    rows.push(photographScores(scores, manifest));
  }
  return judge(combinePhotographs(rows, manifest), manifest, crop);
}
