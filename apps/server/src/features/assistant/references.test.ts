import { romanise } from '@ankur/assistant/language/sound-key';
import { contentWords, wordsOf } from '@ankur/assistant/language/words';
import { createPostings } from '@ankur/assistant/retrieval/postings';
import Sanscript from '@indic-transliteration/sanscript';
import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { knownDocuments } from './knowledge/documents.ts';

/** The library's types describe another module form than the one it ships. */
const { t: transliterate } = Sanscript as unknown as {
  t(text: string, from: string, to: string): string;
};

const documents = knownDocuments();

function counted(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

describe('our letters and ranking beside those of known libraries', () => {
  it('write every Indian word of the knowledge as ITRANS does, lengths and marks aside', () => {
    const words = new Set(
      documents.flatMap(({ words: own, title }) =>
        contentWords([own, ...Object.values(title)].join(' ')),
      ),
    );
    const indian = [...words].filter((word) => /^[\u0900-\u097F\u0C00-\u0C7F]+$/.test(word));
    // Marks that this reference spells in ways of its own: nukta, candra vowels, vocalic r, joiners.
    const plain = indian.filter(
      (word) => !/[\u093C\u0958-\u095F\u0945\u0949\u0972\u0911\u090B\u0943\u0C43\u0903]/.test(word),
    );
    expect(plain.length).toBeGreaterThan(2000);
    const other = plain.filter((word) => {
      const script = /[\u0900-\u097F]/.test(word) ? 'devanagari' : 'telugu';
      const latin = transliterate(word, script, 'itrans')
        .replace(/\.N|\.n|~N|~n|M/g, 'n')
        .normalize('NFD')
        .toLowerCase()
        .replace(/[^a-z]/g, '')
        .replace(/n$/, '');
      return latin !== romanise(word);
    });
    expect(other).toEqual([]);
  });

  it('rank documents for a word as MiniSearch does', () => {
    const articles = documents.filter(({ kind }) => kind === 'guidance');
    const mini = new MiniSearch<{ id: number; title: string; words: string; text: string }>({
      fields: ['title', 'words', 'text'],
      tokenize: wordsOf,
      processTerm: (term) => term,
      searchOptions: { boost: { title: 3, words: 2.5, text: 1 } },
    });
    const postings = createPostings();
    for (const [id, { title, words, passages }] of articles.entries()) {
      const text = passages.en.join(' ');
      mini.add({ id, title: title.en, words, text });
      postings.add(id, [counted(title.en), counted(words), counted(text)]);
    }
    for (const word of ['milk', 'silage', 'vaccine', 'colostrum', 'hoof', 'litter', 'iodine']) {
      const ours = postings.hits(word).sort((a, b) => b.score - a.score)[0]?.document;
      expect(ours, word).toBe(mini.search(word)[0]?.id);
    }
  });
});
