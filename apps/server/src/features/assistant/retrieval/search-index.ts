import MiniSearch from 'minisearch';
import type { KnownDocument } from '../knowledge/documents.ts';
import type { Language } from '../language/detect-language.ts';
import { englishStem } from '../language/word-endings.ts';
import { indexTerms, queryTerms, wordsOf } from '../language/words.ts';

interface IndexedDocument {
  id: string;
  title: string;
  words: string;
  text: string;
}

/** How one word of a question fares in one document. */
export interface WordHit {
  score: number;
  /** 1: the word itself; less for its consonants alone, its beginning or a spelling close to it. */
  likeness: number;
  /** In the title or among the document's own words, not only somewhere in its text. */
  strong: boolean;
}

export interface SearchIndex {
  size: number;
  /** Documents that hold a word, under any spelling or script, by id. */
  find(word: string): Map<string, WordHit>;
}

const FIELDS = ['title', 'words', 'text'];
const LANGUAGES: readonly Language[] = ['en', 'hi', 'mr', 'te'];

/** Texts come cut into terms already, joined by spaces. */
const cut = (text: string, spoken: boolean): string =>
  wordsOf(text)
    .flatMap((word) => indexTerms(word, spoken))
    .join(' ');

function likenessOf(found: string, terms: readonly string[]): number {
  if (terms.includes(found)) return found.startsWith('_') ? 0.6 : 1;
  if (found.startsWith('_')) return 0.2;
  return terms.some((term) => found.startsWith(term)) ? 0.7 : 0.5;
}

/**
 * Builds the index over what is known, one document a step: English by stems, the Indian languages by sound,
 * so that scripts meet.
 */
export function* searchIndexSteps(
  documents: readonly KnownDocument[],
): Generator<void, SearchIndex> {
  const english = new Set<string>();
  const mini = new MiniSearch<IndexedDocument>({
    fields: FIELDS,
    tokenize: (text) => text.split(' ').filter(Boolean),
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 3, words: 2.5, text: 1 },
      fuzzy: (term) => (term.length >= 5 ? 0.2 : false),
      prefix: (term) => term.length >= 5,
      maxFuzzy: 2,
      weights: { fuzzy: 0.3, prefix: 0.5 },
      boostTerm: (term) => (term.startsWith('_') ? 0.6 : 1),
    },
  });
  for (const document of documents) {
    const englishText = document.passages.en.join(' ');
    for (const word of wordsOf(`${document.title.en} ${englishText}`)) {
      if (/^[a-z]+$/.test(word)) english.add(englishStem(word));
    }
    const texts = LANGUAGES.map((language) => document.passages[language].join(' '));
    mini.add({
      id: document.id,
      title: LANGUAGES.map((language) => cut(document.title[language], language !== 'en')).join(
        ' ',
      ),
      words: cut(document.words, true),
      text: texts.map((text) => cut(text, false)).join(' '),
    });
    yield;
  }
  return {
    size: documents.length,
    find(word) {
      const hits = new Map<string, WordHit>();
      const terms = queryTerms(word, (stem) => english.has(stem));
      for (const result of mini.search({ combineWith: 'OR', queries: [...terms] })) {
        let likeness = 0;
        let strong = false;
        for (const [found, fields] of Object.entries(result.match)) {
          const like = likenessOf(found, terms);
          const own = fields.some((field) => field !== 'text');
          if (like + (own ? 1 : 0) <= likeness + (strong ? 1 : 0)) continue;
          likeness = like;
          strong = own;
        }
        hits.set(String(result.id), { score: result.score, likeness, strong });
      }
      return hits;
    },
  };
}
