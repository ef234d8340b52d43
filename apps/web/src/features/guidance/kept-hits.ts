import type { Language } from '@ankur/languages/languages';
import { useEffect, useState } from 'react';
import type { GuidanceHit } from './guidance.api.ts';

interface Kept {
  words: string;
  hits: readonly GuidanceHit[] | null;
}

/** Finds articles in what this device keeps, without asking the server; null while it looks and when it keeps none. */
export function useKeptHits(
  words: string,
  language: Language,
  wanted: boolean,
): readonly GuidanceHit[] | null {
  const [kept, setKept] = useState<Kept>({ words: '', hits: null });
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    import('./search-kept.ts')
      .then(({ searchKept }) => searchKept(words, language))
      .catch(() => null)
      .then((hits) => current && setKept({ words, hits }));
    return () => {
      current = false;
    };
  }, [words, language, wanted]);
  return kept.words === words ? kept.hits : null;
}
