import scripts from '../../data/indian-letters.json' with { type: 'json' };

type Letters = Readonly<Record<string, string>>;
const all = (kind: 'consonants' | 'vowels' | 'signs'): ReadonlyMap<string, string> =>
  new Map(
    Object.values(scripts).flatMap((script) => Object.entries<string>(script[kind] as Letters)),
  );

/** Letters as they are written in Latin ones; consonants without their own a. */
const consonants = all('consonants');
const vowels = all('vowels');
const signs = all('signs');
const SILENT = new Set(['\u094D', '\u0C4D']);

/**
 * A word of Devanagari or Telugu in Latin letters, each consonant with its own a unless a sign says otherwise;
 * long a and the letters of the palate are written large: A, T, D, N, L.
 */
export function latinLetters(word: string): string {
  let text = '';
  let open = false;
  for (const letter of word) {
    const sign = signs.get(letter);
    if (open && sign === undefined && !SILENT.has(letter)) text += 'a';
    const consonant = consonants.get(letter);
    text += consonant ?? sign ?? vowels.get(letter) ?? (/[a-z]/i.test(letter) ? letter : '');
    open = consonant !== undefined;
  }
  return open ? `${text}a` : text;
}
