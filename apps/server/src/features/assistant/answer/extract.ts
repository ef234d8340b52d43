import type { KnownDocument } from '../knowledge/documents.ts';
import type { Language } from '../language/detect-language.ts';
import { contentWords, indexTerms } from '../language/words.ts';

const MOST_SENTENCES = 4;
const MOST_LETTERS = 620;
const OFTEN_HELPFUL = /\d/;
const ASKS_HOW_MUCH =
  /how (?:much|many|often|long|soon)|when|what temperature|dose|कितन|कब|किती|कधी|ఎంత|ఎన్ని|ఎప్పుడు|\b(?:kitn[aie]|kab|kiti|kadhi|entha|enta|enni|eppudu)\b/i;

/** Sentences of a passage; figures like "0.5 %" and "1:40" stay whole. */
export function sentencesOf(passage: string): string[] {
  return passage
    .split(/(?<=[.!?।])\s+(?=\S)/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

const finished = (sentence: string) => (/[.!?।:]$/.test(sentence) ? sentence : `${sentence}.`);

/**
 * The sentences of a document that answer a question best, in the document's own order and its own words:
 * nothing is composed, so no dose, price or amount can appear that is not in the source.
 */
export function extract(document: KnownDocument, question: string, language: Language): string[] {
  const passages = document.passages[language];
  if (document.kind !== 'guidance') {
    return firstOf(
      passages.flatMap(sentencesOf).map(finished),
      document.kind === 'disease' ? 5 : 6,
    );
  }
  const asked = contentWords(question).map((word) => new Set(indexTerms(word, true)));
  const wantsFigure = ASKS_HOW_MUCH.test(question);
  const sentences = passages.flatMap((passage, place) =>
    sentencesOf(passage).map((sentence) => ({ sentence: finished(sentence), place })),
  );
  const scored = sentences.map(({ sentence, place }, order) => {
    const terms = new Set(contentWords(sentence).flatMap((word) => indexTerms(word, true)));
    const shared = asked.filter((variants) => [...variants].some((term) => terms.has(term))).length;
    const figure = wantsFigure && OFTEN_HELPFUL.test(sentence) ? 0.6 : 0;
    return { sentence, order, score: shared + figure + (place === 0 ? 0.3 : 0) };
  });
  const best = [...scored]
    .sort((a, b) => b.score - a.score || a.order - b.order)
    .slice(0, MOST_SENTENCES)
    .sort((a, b) => a.order - b.order)
    .map(({ sentence }) => sentence);
  return firstOf([...new Set(best)], MOST_SENTENCES);
}

function firstOf(sentences: readonly string[], most: number): string[] {
  const chosen: string[] = [];
  let letters = 0;
  for (const sentence of sentences.slice(0, most)) {
    if (chosen.length > 0 && letters + sentence.length > MOST_LETTERS) break;
    chosen.push(sentence);
    letters += sentence.length;
  }
  return chosen;
}
