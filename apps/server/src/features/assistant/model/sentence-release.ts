import { markQuotes } from './quoted-citations.ts';
import { type Evidence, supportedIn } from './support.ts';

/** Where a sentence, with the numbers of its sources behind it, has surely ended and another has begun. */
const NEXT_SENTENCE =
  /(?:[.!?\u0964۔؟](?:\s*\[\d{1,2}(?:\uE000\d+)?\])*|\[\d{1,2}(?:\uE000\d+)?\])\s+(?=[^\s[])|(?<!\n)\n+(?=[^\s[])/g;

/** The text breaks off where a sentence could have ended; a point behind a digit may be a decimal one. */
const AT_AN_END =
  /(?:[^\d\s][.!?\u0964۔؟]|[.!?\u0964۔؟]\s*\[\d{1,2}(?:\uE000\d+)?\]|\][.!?\u0964۔؟])\s*$/;

/** Longest citation: what is not closed within it is no citation. */
const MOST_OF_CITATION = 420;

export interface SentenceRelease {
  /** Takes another piece of the text; answers the supported sentences that are complete with it. */
  push(piece: string): string[];
  /** The supported sentences of what is left when the text is at its end. */
  end(): string[];
  /** The same for a text that broke off, unless it did so within a sentence. */
  cut(): string[];
}

/** How much of a text is not within a citation that is still being written. */
function withoutOpenCitation(text: string): number {
  const open = text.lastIndexOf('[');
  const isOpen = open > text.lastIndexOf(']') && text.length - open < MOST_OF_CITATION;
  return isOpen ? open : text.length;
}

/**
 * Withholds a text that is still being written sentence by sentence: out goes, once, only what its sources support.
 * `sources` may grow while it is written; a sentence is held against those that there are when it is complete.
 */
export function createSentenceRelease(sources: () => readonly Evidence[]): SentenceRelease {
  let text = '';
  let done = 0;
  const released = new Set<string>();
  const release = (to: (marked: string) => number) => {
    const { text: marked, quotes } = markQuotes(text);
    const until = to(marked);
    if (until <= done) return [];
    const part = marked.slice(done, until);
    done = until;
    return supportedIn({ text: part, quotes }, sources()).filter((sentence) => {
      const fresh = !released.has(sentence);
      released.add(sentence);
      return fresh;
    });
  };
  return {
    push(piece) {
      text += piece;
      return release((marked) => {
        const last = [...marked.slice(0, withoutOpenCitation(marked)).matchAll(NEXT_SENTENCE)].at(
          -1,
        );
        return last ? last.index + last[0].length : 0;
      });
    },
    end: () => release((marked) => marked.length),
    cut: () => release((marked) => (AT_AN_END.test(marked) ? marked.length : 0)),
  };
}
