import { spelling } from '../language/sound-key.ts';

/** A short a between two consonants that is written but not spoken, before a vowel: `satAvana` is said "sattavan". */
const SILENT_A = /(?<=[AEIOUaeiou][^AEIOUaeiou]{1,2})a(?=[^AEIOUaeiou]+[AEIOUaeiou])/g;
const INDIAN = /[\u0900-\u097F\u0C00-\u0C7F]/;

/**
 * A word as it is typed in Latin letters, one key for the usual spellings of one sound. Finer than the sound keys of
 * retrieval: breathed consonants and the a stay, since numbers differ by them (sat, seven; sath, sixty).
 */
function plainKey(roman: string): string {
  return roman
    .replace(/chh?/g, 'c')
    .replace(/sh/g, 's')
    .replace(/ph/g, 'f')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/ee|ii/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/ou/g, 'au')
    .replace(/ei|ay(?![aeiou])/g, 'ai')
    .replace(/(.)\1+/g, '$1')
    .replace(/[mn](?=[^aeiouyA])/g, 'n')
    .replace(/ah$/, 'a');
}

/** In Latin letters, without the a that every consonant of the script carries and nobody says at the end. */
function romanOf(word: string): string {
  const roman = spelling(word);
  return INDIAN.test(word) ? roman.replace(/a$/, '') : roman;
}

/** As it is typed in a hurry: `pentis` for `paintis`, `so` for `sau`. */
const hasty = (key: string): string => key.replace(/ai/g, 'e').replace(/au/g, 'o');

/** A nasal vowel is typed as a plain one: aishi for ainshi. */
const plain = (key: string): string => key.replace(/(?<=ai|au)n(?=[^aeiouy])/g, '');

export const isIndian = (word: string): boolean => INDIAN.test(word);

/**
 * Keys under which a word of a list is found, the surest first: with and without the a inside, and as it is typed in a
 * hurry. Letters of the palate and the long a stay large, as the scripts tell them apart.
 */
export function keysOf(word: string): string[] {
  const roman = romanOf(word);
  const spoken = INDIAN.test(word) ? [plainKey(roman.replace(SILENT_A, ''))] : [];
  const sure = [plainKey(roman), ...spoken];
  return [
    ...new Set([...sure, ...(INDIAN.test(word) ? [...sure.map(hasty), ...sure.map(plain)] : [])]),
  ].filter((key) => key !== '');
}

/** The keys of a word of an Indian script but those of hasty typing. */
export const carefulKeysOf = (word: string): string[] => {
  const roman = romanOf(word);
  return [plainKey(roman.replace(SILENT_A, ''))].filter((key) => key !== '');
};

/** The key of a word that was said or typed. */
export const keyOf = (word: string): string => plainKey(romanOf(word));
