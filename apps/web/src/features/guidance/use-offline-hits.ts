import type { Language } from '@ankur/languages/languages';
import { useEffect, useState } from 'react';
import type { GuidanceHit } from './guidance.api.ts';

interface Kept {
  words: string;
  hits: readonly GuidanceHit[] | null;
}

/** Searches the saved articles on this device; null while searching and when none are saved. */
export function useOfflineHits(
  words: string,
  language: Language,
  wanted: boolean,
): readonly GuidanceHit[] | null {
  const [kept, setKept] = useState<Kept>({ words: '', hits: null });
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    import('./search-offline.ts')
      .then(({ searchOffline }) => searchOffline(words, language))
      .catch(() => null)
      .then((hits) => current && setKept({ words, hits }));
    return () => {
      current = false;
    };
  }, [words, language, wanted]);
  return kept.words === words ? kept.hits : null;
}
