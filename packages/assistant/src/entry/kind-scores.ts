import model from '../../data/entry/kinds.json' with { type: 'json' };
import type { CropNamed } from '../language/crop-names.ts';
import { linearModel } from '../language/hashed-weights.ts';
import { entryFeatures } from './entry-features.ts';

const { classes, buckets } = model;
/** What the network's scores are worth beside those of the linear classifier. */
const HEARD = 14;
const sumsOf = linearModel(model.weights, classes.length);

/**
 * How well a sentence fits each class (`expense:seeds`, `income:other`, `task`, `milk`, `none`); 0 says nothing. The whole sums of the
 * linear classifier (`linear`), and with what the network heard, weighed to be added to them (`whole`).
 */
export function kindScores(
  text: string,
  cropNamed: CropNamed,
  heard: Float32Array,
): ReadonlyMap<string, { linear: number; whole: number }> {
  const sums = sumsOf(entryFeatures(text, buckets, cropNamed));
  return new Map(
    classes.map((name, at) => {
      const linear = sums[at] ?? 0;
      return [name, { linear, whole: linear + HEARD * (heard[at] ?? 0) }];
    }),
  );
}
