import { type ComponentType, lazy, useState } from 'react';

type PageModule = { default: ComponentType };

export interface LazyPage {
  Page: ComponentType;
  /** Fetches the page's chunk before it is shown; once it is there, the page renders without waiting. */
  preload: () => Promise<unknown>;
}

/** A page in its own chunk; a failed fetch may be tried again by the error boundary. */
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
    preload: fetchPage,
  };
}
