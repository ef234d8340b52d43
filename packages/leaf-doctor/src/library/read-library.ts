import { completeCollectionIn, packagesFolder } from '@ankur/content/collection';
import type { Language } from '@ankur/languages/languages';
import { type LeafLibrary, makeLibrary } from './library.ts';
import type { LibraryFiles } from './library-types.ts';

const read = new Map<Language, LeafLibrary>();

/** The disease library in a language, read from disk at its first use; the browser fetches it as chunks. */
export function libraryIn(language: Language): LeafLibrary {
  const known = read.get(language);
  if (known) return known;
  const folder = (kind: string) => packagesFolder('leaf-doctor', 'library', kind);
  const files: LibraryFiles = {
    diseases: completeCollectionIn(folder('diseases'), language),
    phrases: completeCollectionIn(folder('phrases'), language),
    'look-alikes': completeCollectionIn(folder('look-alikes'), language),
  };
  const library = makeLibrary(language, files);
  read.set(language, library);
  return library;
}
