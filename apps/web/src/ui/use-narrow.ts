import { useSyncExternalStore } from 'react';

/** Tailwind's `max-sm`. */
const NARROW = '(width < 40rem)';

function watch(changed: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the window is as narrow as a phone's, where tables are cards. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(NARROW).matches,
    () => false,
  );
}
