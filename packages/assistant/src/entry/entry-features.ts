import type { CropNamed } from '../language/crop-names.ts';
import { languageFeatures } from '../language/language-features.ts';
import { entryWords } from './entry-words.ts';
import { numbersIn } from './numbers.ts';

/** Stands for any crop: what is told of one is told of all. */
const CROP = 'cropname';

/** Hashed n-grams of what was said, without its numbers and with one word for every crop. */
export function entryFeatures(text: string, buckets: number, cropNamed: CropNamed): Uint16Array {
  const words = entryWords(text);
  const numbers = numbersIn(words);
  const told = words
    .filter((_, at) => !numbers.some(({ from, to }) => at >= from && at < to))
    .map((word) => (cropNamed(word) === null ? word : CROP));
  return languageFeatures(told.join(' '), buckets);
}
