import { type ComponentType, lazy, useState } from 'react';

const RETRY_MS = 1000;

/**
 * Like React's `lazy`, but with a retry: a component whose chunk failed to load is fetched again
 * the next time it is shown, where `lazy` caches the failure. The pause lets one render request it once.
 */
export function lazyWithRetry<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  let part = lazy(fetchIt);
  function fetchIt() {
    return load().catch((error: unknown) => {
      const anew = (): void => {
        part = lazy(fetchIt);
      };
      setTimeout(anew, RETRY_MS);
      addEventListener('online', anew, { once: true });
      throw error;
    });
  }
  return function LazyWithRetry(props: P) {
    const [Part] = useState(() => part);
    return <Part {...props} />;
  };
}
