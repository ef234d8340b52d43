import type { Language } from '@ankur/languages/languages';
import { useLoaded } from '../../lib/use-loaded.ts';
import type { GuidanceHit } from './guidance.api.ts';

/** Searches the saved articles on this device; null while searching and when none are saved. */
export function useOfflineHits(
  words: string,
  language: Language,
  wanted: boolean,
): readonly GuidanceHit[] | null {
  return useLoaded(wanted ? `${language} ${words}` : null, async () => {
    const { searchOffline } = await import('./search-offline.ts');
    return searchOffline(words, language);
  });
}
