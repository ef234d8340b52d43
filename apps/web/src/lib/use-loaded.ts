import { useEffect, useState } from 'react';

/**
 * What `load` answers for this key, asked again for another key; null until then, after a failure, and without a key. The
 * value of another key is never shown.
 */
export function useLoaded<Value>(
  key: string | null,
  load: () => Promise<Value | null>,
): Value | null {
  const [loaded, setLoaded] = useState<{ key: string; value: Value | null } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells what is loaded
  useEffect(() => {
    if (key === null) return;
    let isWanted = true;
    load()
      .catch(() => null)
      .then((value) => isWanted && setLoaded({ key, value }));
    return () => {
      isWanted = false;
    };
  }, [key]);
  return loaded !== null && loaded.key === key ? loaded.value : null;
}
