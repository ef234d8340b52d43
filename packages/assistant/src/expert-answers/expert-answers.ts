import type { Language } from '@ankur/languages/languages';
import type { KnownDocument } from '../known-document.ts';
import { detectLanguage } from '../language/detect-language.ts';
import { questionTerms } from './question-terms.ts';

/** Shares (0..1) of the content words that the question asked and the one answered must have in common, both ways. */
const SAME = 0.8;
const ALIKE = 0.75;
/** Longer messages tell more than one question. */
const MOST_LETTERS = 500;

export interface ExpertAnswerFound<D extends KnownDocument> {
  document: D;
  /** It answers this very question, and not only one much like it. */
  same: boolean;
}

export interface ExpertAnswers<D extends KnownDocument> {
  documents: readonly D[];
  /** The released answer to a question; null when there is none to this one or one much like it. */
  find(question: string, language: Language): ExpertAnswerFound<D> | null;
}

/**
 * Finds expert answers by the questions that they were written for. A question is answered only when most of its
 * content words stand in the answered one and the other way round, so that an answer on planting does not come to
 * who asks for a price of the same crop.
 */
export function createExpertAnswers<D extends KnownDocument>(
  documents: readonly D[],
): ExpertAnswers<D> {
  const asked = documents.flatMap((document) =>
    [...(document.questions ?? []), ...Object.values(document.title)].map((question) => ({
      document,
      size: questionTerms(question, detectLanguage(question)).length,
      question,
    })),
  );
  const holding = new Map<string, Set<number>>();
  for (const [at, { question }] of asked.entries())
    for (const term of questionTerms(question, detectLanguage(question)).flat()) {
      const known = holding.get(term) ?? new Set();
      holding.set(term, known.add(at));
    }
  return {
    documents,
    find(question, language) {
      if (documents.length === 0 || question.length > MOST_LETTERS) return null;
      const words = questionTerms(question, language);
      const shared = new Map<number, number>();
      for (const terms of words) {
        const found = new Set(terms.flatMap((term) => [...(holding.get(term) ?? [])]));
        for (const at of found) shared.set(at, (shared.get(at) ?? 0) + 1);
      }
      let best: { share: number; document: D } | null = null;
      for (const [at, count] of shared) {
        const one = asked[at];
        if (!one) continue;
        const share = count / Math.max(words.length, one.size);
        if (share > (best?.share ?? 0)) best = { share, document: one.document };
      }
      if (!best || best.share < ALIKE) return null;
      return { document: best.document, same: best.share >= SAME };
    },
  };
}
