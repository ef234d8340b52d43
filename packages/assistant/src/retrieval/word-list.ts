import { romanise, soundKey } from '../language/sound-key.ts';
import { englishStem, withoutEnding } from '../language/word-endings.ts';

const LATIN = /^[a-z]+$/;
const TELUGU = /[\u0C00-\u0C7F]/;
const SHORTEST_SOUND = 5;
const SHORTEST_STEM = 4;
const SUREST_ENDING = 3;

/** A word of an Indian language in Latin letters without a long ending: jamakaya is jama. */
function spokenStem(word: string): string {
  const stem = withoutEnding(word) ?? '';
  const sure = stem.length >= SHORTEST_STEM && word.length - stem.length >= SUREST_ENDING;
  return sure ? englishStem(stem) : '';
}

/** What a noun may have been before its ending: भिंत for भिंती-, बदक for बदकां-. */
const unbent = (stem: string) => [stem, `${stem}a`, stem.replace(/[aiueoy]+$/, 'a')];

interface Heard {
  romans: Set<string>;
  sounds: Set<string>;
}

/**
 * Tells whether a word stands in a list (words parted by spaces), under another ending, in Latin letters, or
 * as it sounds when it is long enough for that. Scripts do not meet: కల is a dream, कल is tomorrow.
 */
export function createWordList(words: string): (word: string) => boolean {
  const stems = new Set<string>();
  const devanagari: Heard = { romans: new Set(), sounds: new Set() };
  const telugu: Heard = { romans: new Set(), sounds: new Set() };
  const heardIn = (word: string) => (TELUGU.test(word) ? telugu : devanagari);
  for (const word of words.split(/\s+/).filter(Boolean)) {
    if (LATIN.test(word)) {
      stems.add(englishStem(word));
      continue;
    }
    const { romans, sounds } = heardIn(word);
    const roman = romanise(word);
    romans.add(roman);
    const key = soundKey(roman);
    if (key.length >= SHORTEST_SOUND) sounds.add(key);
  }
  return (word) => {
    if (LATIN.test(word)) return stems.has(englishStem(word)) || stems.has(spokenStem(word));
    const { romans, sounds } = heardIn(word);
    const roman = romanise(word);
    const stem = withoutEnding(roman);
    if (romans.has(roman) || sounds.has(soundKey(roman))) return true;
    return (
      stem !== null && (unbent(stem).some((one) => romans.has(one)) || sounds.has(soundKey(stem)))
    );
  };
}
