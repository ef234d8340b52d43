import { latinLetters } from './indian-letters.ts';

const INDIAN = /[\u0900-\u097F\u0C00-\u0C7F]/;
const MOST_KEPT = 60_000;
const spelt = new Map<string, string>();

const LETTER = /\p{L}/u;

/**
 * A word in Latin letters; of the lengths of vowels only that of a is kept, as A. A word of a script whose letters are not
 * known here stays as it is written: it is then found by its own spelling only, and not taken for any other such word.
 */
export function spelling(word: string): string {
  const known = spelt.get(word);
  if (known !== undefined) return known;
  const plain = word
    .normalize('NFD')
    .replace(/[\u093C\u200B-\u200D]/g, '')
    .normalize('NFC');
  const result = INDIAN.test(plain)
    ? latinLetters(plain).replace(/n$/, '')
    : plain
        .normalize('NFD')
        .toLowerCase()
        .replace(/[^a-z]/g, '') || (LETTER.test(plain) ? plain : '');
  if (spelt.size < MOST_KEPT) spelt.set(word, result);
  return result;
}

/** A word in Latin letters a–z; vowel lengths and marks are dropped. */
export const romanise = (word: string): string => spelling(word).toLowerCase();

/**
 * How a word sounds, so that scripts and habits of spelling meet: `gehu`, `gehun` and the word in Devanagari are one.
 * The short a is dropped inside, e and i, o and u count as one, breathed consonants as plain ones.
 */
export function soundKey(roman: string): string {
  return roman
    .replace(/chh?/g, 'c')
    .replace(/ph/g, 'f')
    .replace(/sh/g, 's')
    .replace(/([bcdgjkptr])h/g, '$1')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/q|ck/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/ee|ii|ie|ai|ei|ay|e/g, 'i')
    .replace(/oo|uu|au|ou|o/g, 'u')
    .replace(/iy+/g, 'i')
    .replace(/m(?=[^aiu])/g, 'n')
    .replace(/(?!^)a/g, '')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=...)n$/, '');
}

/** The consonants of a sound key; null when too few are left to tell words apart. */
export function skeleton(key: string): string | null {
  const bare = key.replace(/(?!^)[iuyh]/g, '').replace(/(.)\1+/g, '$1');
  return bare.length >= 3 ? bare : null;
}
