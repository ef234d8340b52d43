import { editsUpTo } from '../language/edit-distance.ts';

const LATIN_WORD = /[a-z]+/g;

/** Typing errors that a Latin word of this length may have. */
const errorsIn = (word: string) => (word.length >= 9 ? 2 : word.length >= 6 ? 1 : 0);

/**
 * Tells whether a sentence (lower case) holds one of some words: Latin words whole and with typing errors,
 * everything else by a pattern.
 */
export function wordGroup(latin: string, pattern: RegExp): (sentence: string) => boolean {
  const words = new Set(latin.split(/\s+/).filter(Boolean));
  const long = [...words].filter((word) => errorsIn(word) > 0);
  return (sentence) => {
    if (pattern.test(sentence)) return true;
    return (sentence.match(LATIN_WORD) ?? []).some(
      (word) =>
        words.has(word) ||
        (word.length >= 5 &&
          long.some((known) => known[0] === word[0] && swapped(known, word) <= errorsIn(known))),
    );
  };
}

/** Edits between two words, two letters in the wrong order counting as one. */
function swapped(known: string, word: string): number {
  const most = errorsIn(known);
  const edits = editsUpTo(known, word, most + 1);
  if (edits <= most) return edits;
  const at = [...known].findIndex((letter, index) => letter !== word[index]);
  const turned = `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`;
  return turned === known ? 1 : edits;
}
