import { stemsOf } from './name-endings.ts';
import { romanise, soundKey } from './sound-key.ts';
import { withoutEnding } from './word-endings.ts';

/** Cut words shorter than this sound like too many others, except in Telugu, whose endings are sure. */
const SHORTEST_CUT = 4;
/** A shorter word in Latin letters is a crop only as it is listed: a bee is no biyyam (rice). */
const SHORTEST_HEARD = 4;
const TELUGU = /[\u0C00-\u0C7F]/;

/** The id of the crop that a word names; null when it names none. */
export type CropNamed = (word: string) => string | null;

/** Knows crops by their names (parted by spaces, in any script) under any spelling or case ending. */
export function createCropNames(names: Readonly<Record<string, string>>): CropNamed {
  const latin = new Map<string, string>();
  const sounds = new Map<string, string>();
  for (const [crop, words] of Object.entries(names)) {
    for (const word of words.split(/[\s|]+/).filter(Boolean)) {
      if (/^[a-z]+$/.test(word)) latin.set(word, crop);
      sounds.set(soundKey(romanise(word)), crop);
    }
  }
  return (word) => {
    const roman = romanise(word);
    const isLatin = /^[a-z]+$/.test(word);
    const plain = isLatin ? word.replace(/s$/, '') : word;
    const written = latin.get(word) ?? latin.get(plain);
    if (written) return written;
    if (isLatin && word.length < SHORTEST_HEARD) return null;
    const whole = sounds.get(soundKey(roman));
    if (whole) return whole;
    for (const stem of stemsOf(roman)) {
      const crop = sounds.get(soundKey(stem));
      if (crop) return crop;
    }
    const stem = withoutEnding(roman);
    if (!stem) return null;
    const key = soundKey(stem);
    if (key.length < SHORTEST_CUT && !TELUGU.test(word)) return null;
    // Marathi bends kanda to kandya and tur to turi before an ending.
    return sounds.get(key) ?? sounds.get(key.replace(/[yi]$/, '')) ?? null;
  };
}
