import { isIndian, keyOf, keysOf } from './word-key.ts';

/** Which words of a text are meant: `from` included, `to` not. */
export interface Place {
  from: number;
  to: number;
}

/** A place and whether the word there is spelt as the list spells it. */
export interface Found extends Place {
  exact: boolean;
}

/** Finds the first place of a text from an index on, where a word of a list stands; null when it stands nowhere. */
export type WordSearch = (words: readonly string[], from?: number) => Found | null;

/** A word of a list may carry an ending of so many letters in a text, if it has at least the letters of the second figure itself. */
const ENDING = { indian: [5, 3], latin: [2, 4] } as const;

/** Keys of words as they stand, without an ending. */
type Keys = ReadonlySet<string>;

const TELUGU = /[\u0C00-\u0C7F]/;
/** Words of one Indian script are not taken for words of another that sound alike: each has its own keys. */
const scriptOf = (word: string): string => {
  if (!isIndian(word)) return '';
  return TELUGU.test(word) ? 't' : 'd';
};

/** How a word may end behind what a list gives: in any way, in a case of a noun, not at all. */
type Endings = boolean | 'cases';
const CASE =
  /^[aAiuey]?(?:n?c[aAei]?|n?cy[aA]|[lL][aAeu]?|[lL]akh?i|[lL]aku|[lL]a?lo|n[aAe]?|nn[aAi]|k[aAeiuo]|to|t[iu]|[aA]?t|[aAeoiy]n|yon|e|e?s|vi|di|s?[aAeiu]?r[aAi])?$/;

function hasKey(keys: Keys, word: string, endings: Endings): boolean {
  const key = keyOf(word);
  if (keys.has(key)) return true;
  if (!endings) return false;
  const [letters, shortest] = ENDING[isIndian(word) ? 'indian' : 'latin'];
  for (let cut = 1; cut <= letters && key.length - cut >= shortest; cut += 1)
    if (keys.has(`${key.slice(0, -cut)}~`) && (endings === true || CASE.test(key.slice(-cut))))
      return true;
  return false;
}

/**
 * A search for any of the words, in its own script or as it sounds in Latin letters, with the endings that cases put on it unless
 * `endings` is false; `cases` for short words with which others begin. */
export function wordSearch(
  list: readonly string[],
  { endings = true }: { endings?: Endings } = {},
): WordSearch {
  const exact = new Set(list.map((entry) => entry.toLowerCase()));
  const all = new Set<string>();
  const [telugu, devanagari] = [new Set<string>(), new Set<string>()];
  const byScript: Readonly<Record<string, Keys>> = { t: telugu, d: devanagari };
  const phrases: string[][] = [];
  for (const entry of list) {
    const parts = entry.toLowerCase().split(' ');
    if (parts.length > 1) {
      phrases.push(parts.map(keyOf));
      continue;
    }
    for (const key of keysOf(entry)) {
      for (const one of isIndian(entry) ? [key, key.toLowerCase()] : [key]) {
        // What ends in a vowel loses it before an ending.
        const keys = [one, `${one}~`, ...(one.length > 4 ? [`${one.replace(/[aiu]$/, '')}~`] : [])];
        for (const key of keys) all.add(key);
        // A loan word is listed in Latin letters only; with an ending it would sound like words of its own.
        for (const [script, some] of [
          ['t', telugu],
          ['d', devanagari],
        ] as const)
          if (!isIndian(entry)) some.add(one);
          else if (scriptOf(entry) === script) for (const key of keys) some.add(key);
      }
    }
  }
  return (words, from = 0) => {
    for (let at = from; at < words.length; at += 1) {
      const phrase = phrases.find((keys) =>
        keys.every((key, index) => keyOf(words[at + index] ?? '') === key),
      );
      if (phrase) return { from: at, to: at + phrase.length, exact: true };
      const word = words[at] ?? '';
      if (exact.has(word)) return { from: at, to: at + 1, exact: true };
      if (hasKey(byScript[scriptOf(word)] ?? all, word, endings))
        return { from: at, to: at + 1, exact: false };
    }
    return null;
  };
}

/** All places, first to last. */
export function placesOf(search: WordSearch, words: readonly string[]): Found[] {
  const found: Found[] = [];
  for (let place = search(words); place; place = search(words, place.to)) found.push(place);
  return found;
}
