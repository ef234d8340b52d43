// Loaded with the first result; each language's library is a separate chunk.
import collection from 'virtual:content/leaf';
import { DEFAULT_LANGUAGE, type Language } from '@ankur/languages/languages';
import { chemicalSentences } from '@ankur/leaf-doctor/library/advice';
import { type LeafLibrary, makeLibrary } from '@ankur/leaf-doctor/library/library';
import { SOURCES } from '@ankur/leaf-doctor/library/sources';

/** The disease library in one language, with its texts. */
export interface Library extends LeafLibrary {
  chemicalSentences: typeof chemicalSentences;
  SOURCES: typeof SOURCES;
}

const loaded = new Map<Language, Library>();

/** The disease library in a language. Rejects when its chunk cannot be fetched. */
export async function loadLibrary(language: Language): Promise<Library> {
  const known = loaded.get(language);
  if (known) return known;
  const found = collection[language] ?? collection[DEFAULT_LANGUAGE];
  if (!found) throw new Error('there is no disease library');
  const { default: files } = await found.load();
  const library = { ...makeLibrary(language, files), chemicalSentences, SOURCES };
  loaded.set(language, library);
  return library;
}
