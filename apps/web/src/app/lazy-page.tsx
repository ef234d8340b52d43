import { type ComponentType, lazy, useState } from 'react';

/** `ready` resolves when the first render finds what it shows; preloading waits for it, showing does not. */
type PageModule = { default: ComponentType; ready?: Promise<unknown> };

export interface LazyPage {
  Page: ComponentType;
  /** Preloads the page's chunk; once loaded, the page renders without suspending. */
  preload: () => Promise<unknown>;
}

/** A page in its own chunk; a failed load can be retried by the error boundary. */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let loaded: ComponentType | null = null;
  const fetchPage = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const Lazy = lazy(fetchPage);
  return {
    Page: function LazyPage() {
      const [Shown] = useState(() => loaded ?? Lazy);
      return <Shown />;
    },
    preload: async () => (await fetchPage()).ready,
  };
}
