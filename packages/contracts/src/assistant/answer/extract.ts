import type { KnownDocument } from '../known-document.ts';
import type { Language } from '../language/detect-language.ts';
import { contentWords, indexTerms } from '../language/words.ts';

const MOST_SENTENCES = 4;
const MOST_LETTERS = 620;
const DOING = 0.9;
const OFTEN_HELPFUL = /\d/;
/** A question put to the reader tells nothing by itself. */
const ASIDE = /\?$/;
const ASIDE_LOSS = 2;
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
  const passages = document.passages[language] ?? [];
  if (document.kind !== 'guidance') {
    return firstOf(
      passages.flatMap(sentencesOf).map(finished),
      document.kind === 'disease' ? 5 : 6,
    );
  }
  const asked = contentWords(question).map((word) => new Set(indexTerms(word, true)));
  const wantsFigure = ASKS_HOW_MUCH.test(question);
  if (!wantsFigure && asksOfAll(document, asked)) {
    const lead = sentencesOf(passages[0] ?? '').slice(0, 1);
    return firstOf(
      [...lead, ...(document.steps?.[language] ?? [])].map(finished),
      MOST_SENTENCES + 1,
    );
  }
  const sentences = passages.flatMap((passage, place) => {
    const parts = sentencesOf(passage);
    // Short passages are the lines of lists: what to do, rather than why.
    const doing = place > 0 && parts.length <= 2;
    return parts.map((sentence) => ({
      sentence: finished(sentence),
      doing,
      terms: new Set(contentWords(sentence).flatMap((word) => indexTerms(word, true))),
    }));
  });
  const holds = (terms: ReadonlySet<string>, variants: ReadonlySet<string>) =>
    [...variants].some((term) => terms.has(term));
  const weights = asked.map((variants) => {
    const holding = sentences.filter(({ terms }) => holds(terms, variants)).length;
    return Math.log(1 + sentences.length / (1 + holding));
  });
  const scored = sentences.map(({ sentence, doing, terms }, order) => {
    const shared = asked.reduce(
      (sum, variants, index) => sum + (holds(terms, variants) ? (weights[index] ?? 0) : 0),
      0,
    );
    const figure = wantsFigure && OFTEN_HELPFUL.test(sentence) ? 1.2 : 0;
    const hidden = ASIDE.test(sentence) ? ASIDE_LOSS : 0;
    return { sentence, order, score: shared + figure + (doing ? DOING : 0) - hidden };
  });
  const best = [...scored]
    .sort((a, b) => b.score - a.score || a.order - b.order)
    .slice(0, MOST_SENTENCES)
    .sort((a, b) => a.order - b.order)
    .map(({ sentence }) => sentence);
  return firstOf([...new Set(best)], MOST_SENTENCES);
}

/** Whether a question names nothing but the document's own subject. */
function asksOfAll(document: KnownDocument, asked: readonly ReadonlySet<string>[]): boolean {
  const title = Object.values(document.title).join(' ');
  const own = new Set(
    contentWords(`${title} ${document.words}`).flatMap((word) => indexTerms(word, true)),
  );
  return (
    asked.length <= 3 && asked.every((variants) => [...variants].some((term) => own.has(term)))
  );
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
