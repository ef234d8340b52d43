import { indexTerms, wordsOf } from '../language/words.ts';

/** A word as the terms that it may be found under. */
export type Terms = ReadonlySet<string>;

/** The words of a text; numbers and single letters say nothing. */
export const termsOf = (text: string): Terms[] =>
  wordsOf(text)
    .filter((word) => word.length > 1 && !/^\d+$/.test(word))
    .map((word) => new Set(indexTerms(word).filter((term) => !term.startsWith('_'))));

export const isIn = (word: Terms, words: Terms) => [...word].some((term) => words.has(term));
export const together = (words: readonly Terms[]): Terms =>
  new Set(words.flatMap((word) => [...word]));

/** The share (0..1) of the words asked that each text holds, words that few of the texts hold weighing more. */
export function overlaps(texts: readonly Terms[], asked: readonly Terms[]): number[] {
  const holds = asked.map((word) => texts.map((terms) => isIn(word, terms)));
  const weights = holds.map((held) =>
    Math.log(1 + texts.length / (1 + held.filter(Boolean).length)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  return texts.map(
    (_, text) =>
      holds.reduce((sum, held, word) => (held[text] ? sum + (weights[word] ?? 0) : sum), 0) / total,
  );
}
