import { useEffect, useState } from 'react';

export type Library = typeof import('./library-chunk.ts');

/** The disease library once it is here; null before, and where it cannot be fetched. */
export function useLibrary(): Library | null {
  const [library, setLibrary] = useState<Library | null>(null);
  useEffect(() => {
    let shown = true;
    import('./library-chunk.ts').then(
      (chunk) => shown && setLibrary(chunk),
      () => undefined,
    );
    return () => {
      shown = false;
    };
  }, []);
  return library;
}
