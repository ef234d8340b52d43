import { contentWords, indexTerms } from '@ankur/assistant/language/words';
import { asciiDigits } from '@ankur/languages/digits';
import { CITATION, type MarkedText, markQuotes, withoutMarks } from './quoted-citations.ts';

const NUMBER = /\d+(?:[.,]\d+)*/g;

/** Least share of a sentence's own words that its sources must know. */
const SHARED = 0.3;
/** Least words and letters of a quotation: fewer stand in every text. */
const QUOTED_WORDS = 3;
const QUOTED_LETTERS = 12;
/** A sentence that rests on a quotation alone says little more than it: so many letters for each of it. */
const LONGER = 3;

const figures = (text: string): string[] =>
  (text.replace(CITATION, '').match(NUMBER) ?? []).map((figure) => figure.replaceAll(',', ''));

const termsOf = (text: string) => contentWords(text).map((word) => indexTerms(word));

/** A text for finding quotations in it: its letters and figures with single spaces. */
const plain = (text: string) =>
  asciiDigits(text)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const SCRIPTS =
  'Latin Devanagari Telugu Bengali Gujarati Gurmukhi Kannada Malayalam Oriya Tamil Arabic Ol_Chiki Meetei_Mayek'
    .split(' ')
    .map((name) => ({ name, letters: new RegExp(`\\p{Script=${name}}`, 'gu') }));

/** The script that most letters of a text are of. */
function scriptOf(text: string): string {
  const counted = SCRIPTS.map(({ name, letters }) => ({
    name,
    count: text.match(letters)?.length ?? 0,
  }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).name;
}

/** What of a source a sentence is compared with. */
export interface Evidence {
  figures: ReadonlySet<string>;
  words: ReadonlySet<string>;
  plain: string;
  script: string;
}

export function evidenceOf(source: string): Evidence {
  return {
    figures: new Set(figures(asciiDigits(source))),
    words: new Set(termsOf(source).flat()),
    plain: ` ${plain(source)} `,
    script: scriptOf(source),
  };
}

interface Cited {
  source: Evidence;
  quote: string | undefined;
}

/** Whether enough of a sentence's words stand in the sources it names, and all its figures. */
function isTold(sentence: string, cited: readonly Cited[]): boolean {
  const words = termsOf(sentence.replace(CITATION, ''));
  const shared = words.filter((terms) =>
    terms.some((term) => cited.some(({ source }) => source.words.has(term))),
  );
  if (words.length > 0 && shared.length / words.length < SHARED) return false;
  return figures(sentence).every((figure) =>
    cited.some(({ source }) => source.figures.has(figure)),
  );
}

/** Whether a sentence in another script than its sources quotes them, to the letter and with all its figures. */
function isQuoted(sentence: string, cited: readonly Cited[]): boolean {
  const quotes = cited.flatMap(({ source, quote = '' }) => {
    const words = plain(quote);
    const found = words.length >= QUOTED_LETTERS && source.plain.includes(` ${words} `);
    return found && words.split(' ').length >= QUOTED_WORDS ? [quote] : [];
  });
  const quoted = quotes.join(' ');
  if (plain(sentence.replace(CITATION, '')).length > LONGER * plain(quoted).length) return false;
  const known = new Set(figures(quoted));
  return figures(sentence).every((figure) => known.has(figure));
}

/**
 * The sentences of a generated answer that may be shown: each names a source that exists, and every figure in it,
 * and enough of its words, stand in the sources it names. In a script that none of them is written in, words cannot
 * be compared: such a sentence must quote its source. Everything else is withheld.
 */
export function supportedIn({ text, quotes }: MarkedText, sources: readonly Evidence[]): string[] {
  return text
    .replace(/([.!?\u0964۔؟])\s*((?:\[\d{1,2}(?:\uE000\d+)?\])+)\s*/g, ' $2$1 ')
    .split(/(?<=[.!?\u0964۔؟])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => {
      const numbers = [...sentence.matchAll(CITATION)];
      const cited = numbers.flatMap(([, number, quote]): Cited[] => {
        const source = sources[Number(number) - 1];
        return source ? [{ source, quote: quote ? quotes[Number(quote)] : undefined }] : [];
      });
      if (numbers.length === 0 || cited.length < numbers.length) return false;
      const script = scriptOf(sentence);
      return cited.some(({ source }) => source.script === script)
        ? isTold(sentence, cited)
        : isQuoted(sentence, cited);
    })
    .map(withoutMarks);
}

/** The same of a text as the model wrote it. */
export const supportedSentences = (generated: string, sources: readonly Evidence[]): string[] =>
  supportedIn(markQuotes(generated), sources);
