import { type ComponentType, lazy } from 'react';

type PageModule = { default: ComponentType };

export interface LazyPage {
  Page: ComponentType;
  /** Starts fetching the page's chunk before it is shown. */
  preload: () => void;
}

/** A page in its own chunk; a failed fetch may be tried again by the error boundary. */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  return {
    Page: lazy(load),
    preload: () => {
      load().catch(() => undefined);
    },
  };
}
