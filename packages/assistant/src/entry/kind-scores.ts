import model from '../../data/entry/kinds.json' with { type: 'json' };
import type { CropNamed } from '../language/crop-names.ts';
import { linearModel } from '../language/hashed-weights.ts';
import { entryFeatures } from './entry-features.ts';

const { classes, buckets } = model;
const sumsOf = linearModel(model.weights, classes.length);

/** How well a sentence fits each class (`expense:seeds`, `income:other`, `task`, `milk`, `none`), a whole number; 0 says nothing. */
export function kindScores(text: string, cropNamed: CropNamed): ReadonlyMap<string, number> {
  const sums = sumsOf(entryFeatures(text, buckets, cropNamed));
  return new Map(classes.map((name, at) => [name, sums[at] ?? 0]));
}
