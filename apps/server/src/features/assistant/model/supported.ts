import { contentWords, indexTerms } from '@ankur/assistant/language/words';

const CITATION = /\[(\d{1,2})\]/g;
const NUMBER = /\d+(?:[.,]\d+)*/g;

/** Least share of a sentence's own words that its sources must know. */
const SHARED = 0.3;

const figures = (text: string): string[] =>
  (text.replace(CITATION, '').match(NUMBER) ?? []).map((figure) => figure.replaceAll(',', ''));

/** Indian digits as Latin ones, so that figures can be compared. */
function latinDigits(text: string): string {
  return text
    .replace(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/[\u0C66-\u0C6F]/g, (digit) => String(digit.charCodeAt(0) - 0x0c66));
}

const termsOf = (text: string) => contentWords(text).map((word) => indexTerms(word, true));

/** Whether enough of a sentence's words stand in the sources it names. */
function speaksOf(sentence: string, known: readonly ReadonlySet<string>[]): boolean {
  const words = termsOf(sentence.replace(CITATION, ''));
  const shared = words.filter((terms) => terms.some((term) => known.some((set) => set.has(term))));
  return words.length === 0 || shared.length / words.length >= SHARED;
}

/**
 * The sentences of a generated answer that may be shown: each names a source that exists, and every figure
 * in it, and enough of its words, stand in the sources it names. Everything else is withheld.
 */
export function supportedSentences(generated: string, sources: readonly string[]): string[] {
  const texts = sources.map((source) => new Set(figures(latinDigits(source))));
  const words = sources.map((source) => new Set(termsOf(source).flat()));
  return latinDigits(generated)
    .replace(/([.!?।])\s*((?:\[\d{1,2}\])+)\s*/g, ' $2$1 ')
    .split(/(?<=[.!?।])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => {
      const named = [...sentence.matchAll(CITATION)].map((match) => Number(match[1]));
      if (named.length === 0 || named.some((n) => n < 1 || n > sources.length)) return false;
      const own = named.flatMap((n) => words[n - 1] ?? []);
      if (!speaksOf(sentence, own)) return false;
      return figures(sentence).every((figure) => named.some((n) => texts[n - 1]?.has(figure)));
    });
}
