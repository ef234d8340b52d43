import { romanise } from '@ankur/assistant/language/sound-key';
import { contentWords } from '@ankur/assistant/language/words';
import Sanscript from '@indic-transliteration/sanscript';
import { describe, expect, it } from 'vitest';
import { knownDocuments } from './knowledge/documents.ts';

/** The library's types describe another module form than the one it ships. */
const { t: transliterate } = Sanscript as unknown as {
  t(text: string, from: string, to: string): string;
};

const documents = knownDocuments();

describe('our letters beside those of a known library', () => {
  it('write every Indian word of the knowledge as ITRANS does, lengths and marks aside', () => {
    const words = new Set(
      documents.flatMap(({ title, passages }) =>
        contentWords([...Object.values(title), ...Object.values(passages).flat()].join(' ')),
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
        .replace(/[^A-Za-z]/g, '')
        .replace(/n$/, '')
        .toLowerCase();
      return latin !== romanise(word);
    });
    expect(other).toEqual([]);
  });
});
