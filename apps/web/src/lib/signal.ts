/** A minimal event emitter for `useSyncExternalStore`. */
export interface Signal {
  subscribe(listener: () => void): () => void;
  emit(): void;
}

export function createSignal(): Signal {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit() {
      for (const listener of [...listeners]) listener();
    },
  };
}

/**
 * A signal that also fires when another tab changes local storage, and when a page is restored that
 * was suspended or in the back-forward cache.
 */
export function createTabsSignal(): Signal {
  const own = createSignal();
  return {
    emit: own.emit,
    subscribe(listener) {
      addEventListener('storage', listener);
      addEventListener('pageshow', listener);
      document.addEventListener('visibilitychange', listener);
      document.addEventListener('resume', listener);
      const stop = own.subscribe(listener);
      return () => {
        removeEventListener('storage', listener);
        removeEventListener('pageshow', listener);
        document.removeEventListener('visibilitychange', listener);
        document.removeEventListener('resume', listener);
        stop();
      };
    },
  };
}
