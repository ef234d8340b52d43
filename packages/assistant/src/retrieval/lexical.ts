import MiniSearch from 'minisearch';
import type { KnownDocument } from '../known-document.ts';
import type { CropMentions } from '../language/crop-mentions.ts';
import { indexTerms, wordsOf } from '../language/words.ts';

/** How the words of a question fare in a document. */
export interface LexicalHit {
  /** BM25 over the fields, as a share of the best document's (0..1]. */
  score: number;
  /** Logarithm of BM25 for each of the question's terms, however the other documents fare. */
  strength: number;
  /** Share (0..1) of the question's words that the document holds, rare words weighing more. */
  coverage: number;
}

export interface LexicalIndex {
  /** Documents that hold a word of the question, by id. */
  search(question: string): ReadonlyMap<string, LexicalHit>;
}

/** Fields of a document, as terms parted by spaces. */
interface Row {
  id: string;
  title: string;
  asked: string;
  facts: string;
  text: string;
}

const BOOST = { title: 3, asked: 2, facts: 1.5, text: 1 };
const TERMS = {
  tokenize: (terms: string) => terms.split(' '),
  processTerm: (term: string) => term,
};
const OPTIONS = { fields: Object.keys(BOOST), ...TERMS };
const all = (texts: Readonly<Partial<Record<string, string | readonly string[]>>>) =>
  Object.values(texts)
    .flatMap((text) => text ?? [])
    .join(' ');

/** The terms of a text: stems of English words, spellings and phonetic keys of the others, and the crops that it names. */
export function createTerms(mentions: CropMentions): (text: string) => string[] {
  const ofWord = (word: string) =>
    /^\d+$/.test(word) || word.length < 2
      ? []
      : indexTerms(word).filter((term) => !/^[_=]/.test(term));
  return (text) => [
    ...wordsOf(text).flatMap(ofWord),
    ...mentions(text).map(({ crop }) => `crop:${crop.id}`),
  ];
}

/** Documents as indexed before: `JSON.stringify` of it is what `readLexical` reads. */
export type LexicalRows = MiniSearch<Row>;

/**
 * Indexes documents one a step, so that whoever does it may do other things between. `asked` gives the terms of questions
 * that were written for a document.
 */
export function* lexicalSteps(
  documents: readonly KnownDocument[],
  termsOf: (text: string) => string[],
  asked: (id: string) => string,
): Generator<void, LexicalRows> {
  const rows = new MiniSearch<Row>(OPTIONS);
  for (const { id, title, facts = [], passages } of documents) {
    rows.add({
      id,
      title: termsOf(all(title)).join(' '),
      asked: asked(id),
      facts: termsOf(facts.map(({ text }) => all(text)).join(' ')).join(' '),
      text: termsOf(all(passages)).join(' '),
    });
    yield;
  }
  return rows;
}

/** What was indexed before and written as JSON. @throws SyntaxError when it is none */
export const readLexical = (json: string): LexicalRows => MiniSearch.loadJSON<Row>(json, OPTIONS);

export function createLexicalIndex(
  rows: LexicalRows,
  termsOf: (text: string) => string[],
): LexicalIndex {
  return {
    search(question) {
      const words = wordsOf(question).map((word) => termsOf(word));
      const terms = [...new Set(termsOf(question))];
      const found = rows.search(terms.join(' '), { boost: BOOST, ...TERMS });
      const holding = new Map<string, number>();
      for (const { terms: held } of found)
        for (const term of held) holding.set(term, (holding.get(term) ?? 0) + 1);
      const rarity = (term: string) =>
        Math.log(1 + rows.documentCount / (1 + (holding.get(term) ?? 0)));
      const weights = words.map((own) => (own.length > 0 ? Math.min(...own.map(rarity)) : 0));
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      const best = found[0]?.score ?? 1;
      return new Map(
        found.map(({ id, score, terms: inDocument }) => {
          const held = words.reduce((sum, own, at) => {
            const there = own.some((term) => inDocument.includes(term));
            return there ? sum + (weights[at] ?? 0) : sum;
          }, 0);
          const strength = Math.log(1 + score / Math.max(1, terms.length));
          const coverage = total > 0 ? held / total : 0;
          return [id as string, { score: score / best, strength, coverage }];
        }),
      );
    },
  };
}
