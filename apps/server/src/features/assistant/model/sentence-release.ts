import { supportedSentences } from './supported.ts';

/** Where a sentence, with the numbers of its sources behind it, has surely ended and another has begun. */
const NEXT_SENTENCE =
  /(?:[.!?।](?:\s*\[\d{1,2}\])*|\[\d{1,2}\])\s+(?=[^\s[])|(?<!\n)\n+(?=[^\s[])/g;

/** The text breaks off where a sentence could have ended; a point behind a digit may be a decimal one. */
const AT_AN_END = /(?:[^\d\s][.!?।]|[.!?।]\s*\[\d{1,2}\]|\][.!?।])\s*$/;

export interface SentenceRelease {
  /** Takes another piece of the text; answers the supported sentences that are complete with it. */
  push(piece: string): string[];
  /** The supported sentences of what is left when the text is at its end. */
  end(): string[];
  /** The same for a text that broke off, unless it did so within a sentence. */
  cut(): string[];
}

/** Withholds a text that is still being written sentence by sentence: out goes only what its sources support. */
export function createSentenceRelease(sources: readonly string[]): SentenceRelease {
  let text = '';
  let released = 0;
  const release = (part: string) => {
    const fresh = supportedSentences(part, sources).slice(released);
    released += fresh.length;
    return fresh;
  };
  return {
    push(piece) {
      text += piece;
      const last = [...text.matchAll(NEXT_SENTENCE)].at(-1);
      return last ? release(text.slice(0, last.index + last[0].length)) : [];
    },
    end: () => release(text),
    cut: () => (AT_AN_END.test(text) ? release(text) : []),
  };
}
