import Sanscript from '@indic-transliteration/sanscript';

/** The library's types describe another module form than the one it ships. */
const { t: transliterate } = Sanscript as unknown as {
  t(text: string, from: string, to: string): string;
};

const DEVANAGARI = /[\u0900-\u097F]/;
const TELUGU = /[\u0C00-\u0C7F]/;
const MOST_KEPT = 60_000;
const romanised = new Map<string, string>();

/** A word in Latin letters a–z, whatever its script; vowel lengths and marks are dropped. */
export function romanise(word: string): string {
  const known = romanised.get(word);
  if (known !== undefined) return known;
  const plain = word
    .normalize('NFD')
    .replace(/[\u093C\u200B-\u200D]/g, '')
    .normalize('NFC');
  const script = DEVANAGARI.test(plain) ? 'devanagari' : TELUGU.test(plain) ? 'telugu' : null;
  const latin = script
    ? transliterate(
        plain.replaceAll('ॲ', 'अ').replaceAll('ऑ', 'ओ').replaceAll('ॉ', 'ो').replaceAll('ॅ', 'े'),
        script,
        'itrans',
      )
    : plain;
  const result = latin
    .replace(/\.N|\.n|~N|~n|M/g, 'n')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  if (romanised.size < MOST_KEPT) romanised.set(word, result);
  return result;
}

/**
 * How a word sounds, so that scripts and habits of spelling meet: `gehu`, `gehun` and `गेहूँ` are one.
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
