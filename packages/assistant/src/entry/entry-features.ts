import data from '../../data/entry/words.json' with { type: 'json' };
import type { CropNamed } from '../language/crop-names.ts';
import { romanise, soundKey } from '../language/sound-key.ts';
import { hash } from '../model/features.ts';
import { asks, entryWords } from './entry-words.ts';
import { numbersIn } from './numbers.ts';

/** Stands for any crop: what is told of one is told of all. */
const CROP = 'cropname';
/** Verbs and other words that sound like a crop: "keli" is done, "bhai" a brother. */
const NOT_CROPS: ReadonlySet<string> = new Set(data.notCrops);
const MOST_WORDS = 60;
const MOST_LETTERS = 24;
const GRAMS = [3, 4] as const;

/** The id of the crop that a word of an entry names; null for words that only sound like one. */
export const cropIn = (word: string, cropNamed: CropNamed): string | null =>
  NOT_CROPS.has(word) ? null : cropNamed(word);

/**
 * Hashed n-grams of the sound of what was said, its words and their pairs, without its numbers and with one word for every crop.
 * By sound, so that a language in its own script and in Latin letters is learnt as one.
 */
export function entryFeatures(text: string, buckets: number, cropNamed: CropNamed): Uint16Array {
  const words = entryWords(text);
  const numbers = numbersIn(words);
  const told = words
    .filter((_, at) => !numbers.some(({ from, to }) => at >= from && at < to))
    .map((word) => (cropIn(word, cropNamed) === null ? soundKey(romanise(word)) : CROP))
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
  const found = new Set<number>();
  const add = (feature: string) => found.add(hash(feature) % buckets);
  told.forEach((word, at) => {
    const framed = `<${word.slice(0, MOST_LETTERS)}>`;
    for (const size of GRAMS)
      for (let from = 0; from + size <= framed.length; from++) add(framed.slice(from, from + size));
    add(`=${framed}`);
    add(`${told[at - 1] ?? ''} ${word}`);
  });
  add(`${told.at(-1) ?? ''} `);
  if (asks(text)) add('?');
  return Uint16Array.from(found);
}
