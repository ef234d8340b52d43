import model from '../../data/entry/kinds.json' with { type: 'json' };
import type { CropNamed } from '../language/crop-names.ts';
import { entryFeatures } from './entry-features.ts';

/** A weight is a whole number of four bits, 0 to 14; this one says nothing. */
const NOTHING = 7;

/** Weights of each class for each bucket, as `training/train_entries.py` writes them. */
function unpack(): Int8Array {
  const packed = atob(model.weights);
  const weights = new Int8Array(packed.length * 2);
  for (let at = 0; at < packed.length; at++) {
    const pair = packed.charCodeAt(at);
    weights[2 * at] = (pair & 15) - NOTHING;
    weights[2 * at + 1] = (pair >> 4) - NOTHING;
  }
  return weights;
}

let weights: Int8Array | undefined;

/** How well a sentence fits each class (`expense:seeds`, `income:other`, `task`, `milk`, `none`), a whole number; 0 says nothing. */
export function kindScores(text: string, cropNamed: CropNamed): ReadonlyMap<string, number> {
  weights ??= unpack();
  const { classes, buckets } = model;
  const sums = new Array<number>(classes.length).fill(0);
  for (const bucket of entryFeatures(text, buckets, cropNamed))
    for (let at = 0; at < sums.length; at++)
      sums[at] = (sums[at] ?? 0) + (weights[bucket * sums.length + at] ?? 0);
  return new Map(classes.map((name, at) => [name, sums[at] ?? 0]));
}
