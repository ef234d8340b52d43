import type { KnownDocument } from '../known-document.ts';
import { editsUpTo } from '../language/edit-distance.ts';
import { isSmallWord } from '../language/small-words.ts';
import { englishStem } from '../language/word-endings.ts';
import { indexTerms, queryTerms, spellingTerms, wordsOf } from '../language/words.ts';
import { createPostings, type Postings } from './postings.ts';

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
  /** Documents that hold a word, under any spelling or script, by id; `english` when the question is in English. */
  find(word: string, english?: boolean): Map<string, WordHit>;
}

const LATIN = /^[a-z]+$/;
/** A word that only sounds alike but is spelt otherwise is rather another word. */
const SOUNDS_ONLY = 0.4;
/** In an English question a short word that stands nowhere sounds like one of ours by chance: thank is no tank. */
const LONGEST_CHANCE = 5;
const BONES_WEIGHT = 0.6;

/** How often each term stands in some words; `spoken` words in Latin letters also by their sound. */
function termCounts(words: readonly string[], spoken: boolean, counts = new Map<string, number>()) {
  for (const word of words) {
    if (isSmallWord(word)) continue;
    for (const term of indexTerms(word, spoken)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}

/** How like a word of a question and a term found for it are. */
function likenessOf(found: string, weight: number, terms: readonly string[]): number {
  if (terms.includes(found)) return found.startsWith('_') ? 0.6 : 1;
  if (found.startsWith('_')) return 0.2;
  return weight > 0.3 ? 0.7 : 0.5;
}

/** Remembers the spellings behind each sound, so that typing errors find the word that was meant. */
function createSpellings() {
  const bySound = new Map<string, Set<string>>();
  const seen = new Set<string>();
  return {
    add(word: string) {
      if (LATIN.test(word) || seen.has(word) || isSmallWord(word)) return;
      seen.add(word);
      const spelt = spellingTerms(word);
      if (spelt.length === 0) return;
      for (const sound of soundsOf(word)) {
        const known = bySound.get(sound) ?? new Set();
        for (const term of spelt) known.add(term);
        bySound.set(sound, known);
      }
    },
    /** Known spellings that sound like a word and differ from it by few letters. */
    near(word: string): string[] {
      const own = spellingTerms(word);
      if (own.length === 0) return [];
      const alike = soundsOf(word).flatMap((sound) => [...(bySound.get(sound) ?? [])]);
      return [
        ...new Set([...own, ...alike.filter((term) => own.some((one) => nearly(one, term)))]),
      ];
    },
  };
}

const soundsOf = (word: string) => indexTerms(word, true).filter((term) => term.startsWith('.'));

/** Spellings of the same script with no more than one letter in five changed. */
function nearly(own: string, other: string): boolean {
  if (own.slice(0, 2) !== other.slice(0, 2)) return false;
  const most = Math.floor((own.length - 2) / 5);
  return editsUpTo(own, other, most) <= most;
}

/**
 * Builds the index over what is known, one document a step: English by stems, the Indian languages by sound,
 * so that scripts meet.
 */
export function* searchIndexSteps(
  documents: readonly KnownDocument[],
): Generator<void, SearchIndex> {
  const english = new Set<string>();
  const postings = createPostings();
  const spellings = createSpellings();
  for (const [number, document] of documents.entries()) {
    const titles = new Map<string, number>();
    for (const [language, title] of Object.entries(document.title)) {
      termCounts(wordsOf(title), language !== 'en', titles);
      for (const word of wordsOf(title)) spellings.add(word);
    }
    const own = wordsOf(document.words);
    const text = wordsOf(Object.values(document.passages).flat().join(' '));
    for (const word of [...own, ...text]) spellings.add(word);
    for (const word of wordsOf(
      `${document.title.en ?? ''} ${document.passages.en?.join(' ') ?? ''}`,
    ))
      if (LATIN.test(word)) english.add(englishStem(word));
    postings.add(number, [titles, termCounts(own, true), termCounts(text, false)]);
    yield;
  }
  return {
    size: documents.length,
    find: (word, asEnglish = false) =>
      findWord(
        word,
        asEnglish,
        documents,
        postings,
        queryTerms(word, (stem) => english.has(stem)),
        spellings.near(word),
      ),
  };
}

function findWord(
  word: string,
  asEnglish: boolean,
  documents: readonly KnownDocument[],
  postings: Postings,
  terms: readonly string[],
  spelt: readonly string[],
): Map<string, WordHit> {
  const hits = new Map<string, WordHit>();
  const take = (found: string, like: number, boost: number) => {
    for (const { document, score, strong } of postings.hits(found)) {
      const id = documents[document]?.id ?? '';
      const hit = hits.get(id) ?? { score: 0, likeness: 0, strong: false };
      hit.score += boost * score;
      if (like + (strong ? 1 : 0) > hit.likeness + (hit.strong ? 1 : 0)) {
        hit.likeness = like;
        hit.strong = strong;
      }
      hits.set(id, hit);
    }
  };
  const latin = LATIN.test(word);
  const stranger = asEnglish && latin && !postings.has(englishStem(word));
  for (const term of spelt) take(term, 1, 1);
  for (const term of terms) {
    if (term.startsWith('=')) continue;
    for (const { term: found, weight } of postings.near(term)) {
      if (found.startsWith('=')) continue;
      const heard = stranger && found.startsWith('.') && found.length <= LONGEST_CHANCE;
      const only = latin && !heard ? 1 : SOUNDS_ONLY;
      const bones = found.startsWith('_') ? BONES_WEIGHT : 1;
      take(found, likenessOf(found, weight, terms) * only, weight * bones * only);
    }
  }
  return hits;
}
