import { romanise, soundKey } from '../language/sound-key.ts';
import { englishStem, withoutEnding } from '../language/word-endings.ts';

const LATIN = /^[a-z]+$/;

/**
 * Tells whether a word stands in a list (words parted by spaces), under another ending, in Latin letters, or
 * as it sounds when it is long enough for that.
 */
export function createWordList(words: string): (word: string) => boolean {
  const stems = new Set<string>();
  const romans = new Set<string>();
  for (const word of words.split(/\s+/).filter(Boolean)) {
    if (LATIN.test(word)) stems.add(englishStem(word));
    else romans.add(romanise(word));
  }
  const keys = new Set([...romans].map(soundKey).filter((key) => key.length >= 4));
  return (word) => {
    if (LATIN.test(word)) return stems.has(englishStem(word));
    const roman = romanise(word);
    const stem = withoutEnding(roman);
    return (
      romans.has(roman) || keys.has(soundKey(roman)) || (stem !== null && keys.has(soundKey(stem)))
    );
  };
}
