import { REVIEWED_LANGUAGES, textIn } from '@ankur/languages/languages';
import { lettersOf } from '@ankur/languages/letters';
import { describe, expect, it } from 'vitest';
import { contentFolder, readCollection } from '../collection.ts';
import type { NoteFile, NoteText } from './note-types.ts';
import { notes } from './notes.ts';

const TRANSLATIONS = REVIEWED_LANGUAGES.filter((code) => code !== 'en');

const sentences = ({ title, lead, steps, more, closing }: NoteText) => [
  title,
  lead,
  ...steps,
  ...more,
  closing,
];
const figures = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).sort();

it('has every note once', () => {
  expect(new Set(notes.map(({ id }) => id)).size).toBe(notes.length);
});

it.each(readCollection(contentFolder('notes')))(
  'has the sentences of $id under the same keys in every language',
  ({ texts }) => {
    const keys = (text: NoteFile) => [
      Object.keys(text),
      ...[text.steps, text.more].map(Object.keys),
    ];
    const english = keys(texts.en as NoteFile);
    for (const text of Object.values(texts)) expect(keys(text as NoteFile)).toEqual(english);
  },
);

describe.each(notes.map((note) => [note.id, note] as const))('the note %s', (_, note) => {
  const english = sentences(note.text.en);

  it('names its sources, the first of them as its page', () => {
    expect(note.url).toBe(note.sources[0]?.url);
    for (const { title, publisher, url } of note.sources) {
      expect(title && publisher).toBeTruthy();
      expect(url).toMatch(/^https?:\/\/\S+$/);
    }
  });

  it.each(TRANSLATIONS)('has the same sentences in %s', (language) => {
    const told = sentences(textIn(note.text, language));
    expect(told).toHaveLength(english.length);
    for (const [index, sentence] of told.entries()) {
      expect(sentence).toMatch(lettersOf(language));
      expect(figures(sentence), sentence).toEqual(figures(english[index] ?? ''));
    }
  });

  it('gives no dose, and names who decides', () => {
    expect(english.join(' ')).not.toMatch(/\d\s?(?:ml|mg|g|cc|units?)\b/);
    expect(note.text.en.closing).toMatch(/vet|Krishi Vigyan Kendra/);
  });
});
