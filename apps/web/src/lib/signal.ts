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

/** A signal that also rings when another tab writes to what is kept on the device. */
export function createTabsSignal(): Signal {
  const own = createSignal();
  return {
    emit: own.emit,
    subscribe(listener) {
      addEventListener('storage', listener);
      const stop = own.subscribe(listener);
      return () => {
        removeEventListener('storage', listener);
        stop();
      };
    },
  };
}
