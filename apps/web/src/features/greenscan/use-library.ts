import type { Language } from '@ankur/languages/languages';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import type { Library } from './library-chunk.ts';

export type { Library };

/** The disease library in a language. Rejects when it cannot be fetched. */
export const fetchLibrary = async (language: Language): Promise<Library> =>
  (await import('./library-chunk.ts')).loadLibrary(language);

/** The disease library in the app's language; null while loading and after an error. */
export function useLibrary(): Library | null {
  const language = useLanguage();
  return useLoaded(language, () => fetchLibrary(language));
}
