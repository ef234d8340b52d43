/** A bare list of listeners: the smallest thing `useSyncExternalStore` can stand on. */
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
 * A signal that also rings when another tab writes to what is kept on the device, and when a page comes back that
 * slept or was put aside and may have heard of nothing.
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
