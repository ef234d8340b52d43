import { hash } from '../model/features.ts';
import { wordsOf } from './words.ts';

/** Of longer messages the first words are read. */
const MOST_WORDS = 60;
const MOST_LETTERS = 24;
const GRAMS = [2, 3, 4] as const;

/** The character n-grams of a text's words as they are spelt, and the words themselves, hashed into `buckets`; each once. */
export function languageFeatures(text: string, buckets: number): Uint16Array {
  const found = new Set<number>();
  for (const word of wordsOf(text).slice(0, MOST_WORDS)) {
    if (/^\p{N}+$/u.test(word)) continue;
    const framed = `<${word.slice(0, MOST_LETTERS)}>`;
    for (const size of GRAMS)
      for (let at = 0; at + size <= framed.length; at++)
        found.add(hash(framed.slice(at, at + size)) % buckets);
    found.add(hash(`=${framed}`) % buckets);
  }
  return Uint16Array.from(found);
}
