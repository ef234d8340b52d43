import { contentFolder, readOrdered, sentencesOf } from '../collection.ts';
import type { FarmNote, NoteFile, NoteMeta } from './note-types.ts';

/** Short answers to frequent questions without an article, each with its sources. */
export const notes: readonly FarmNote[] = readOrdered<NoteMeta, NoteFile>(
  contentFolder('notes'),
).map(({ id, meta: { sources, subject, growing, words }, texts }) => ({
  id,
  url: sources[0].url,
  sources,
  words: words.join(' | '),
  ...(subject === undefined ? {} : { subject }),
  ...(growing ? { growing } : {}),
  text: sentencesOf(texts, ['steps', 'more']),
}));
