import { romanise, soundKey } from '../language/sound-key.ts';
import { wordsOf } from '../language/words.ts';

/** Words of one window of a message; longer messages are read in overlapping windows. */
const WINDOW_WORDS = 32;
/** 2,000 letters of the shortest words would be 1,000; what stands behind 400 words is not read. */
const MOST_WORDS = 400;
/** Letters of a word that are read: the longest real words of the four languages have fewer. */
const MOST_LETTERS = 28;

const ROMAN_GRAMS = [3, 4] as const;
const SOUND_GRAMS = [2, 3] as const;

/** 32-bit FNV-1a of a string's UTF-16 code units. */
export function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    sum ^= text.charCodeAt(at);
    sum = Math.imul(sum, 0x01000193);
  }
  sum ^= sum >>> 15;
  return sum >>> 0;
}

function grams(text: string, sizes: readonly number[], mark: string, into: Set<string>): void {
  const framed = `<${text}>`;
  for (const size of sizes) {
    for (let at = 0; at + size <= framed.length; at++)
      into.add(`${mark}${framed.slice(at, at + size)}`);
  }
  into.add(`${mark}${framed}`);
}

/**
 * The character n-grams of a word, hashed into `buckets`: of its Latin spelling (scripts are transliterated) and of its
 * phonetic key, so that scripts, inflections and misspellings share most of them.
 */
function featuresOfWord(word: string, buckets: number): Uint16Array {
  const short = word.slice(0, MOST_LETTERS);
  if (/^\p{N}+$/u.test(short)) return Uint16Array.of(hash('#') % buckets);
  const roman = romanise(short);
  if (roman === '') return Uint16Array.of(hash(`?${short}`) % buckets);
  const found = new Set<string>();
  grams(roman, ROMAN_GRAMS, 'r', found);
  const key = soundKey(roman);
  if (key !== '') grams(key, SOUND_GRAMS, 's', found);
  return Uint16Array.from(found, (gram) => hash(gram) % buckets);
}

const MOST_CACHED = 20_000;

/** Returns a function that gives a message's windows of words, each word as the buckets of its features. */
export function createFeatures(
  buckets: number,
  windowWords = WINDOW_WORDS,
): (message: string) => Uint16Array[][] {
  const step = windowWords >> 1;
  const cache = new Map<string, Uint16Array>();
  const features = (word: string) => {
    const known = cache.get(word);
    if (known) return known;
    const made = featuresOfWord(word, buckets);
    if (cache.size < MOST_CACHED) cache.set(word, made);
    return made;
  };
  return (message) => {
    const words = wordsOf(message).slice(0, MOST_WORDS).map(features);
    const windows = [words.slice(0, windowWords)];
    for (let from = step; from + step < words.length; from += step)
      windows.push(words.slice(from, from + windowWords));
    return windows;
  };
}
