import { type ComponentType, lazy, useState } from 'react';

const REST_MS = 1000;

/**
 * Like React's `lazy`, for what is fetched when it is first wanted: a part that could not be fetched is fetched anew
 * the next time it is shown, where `lazy` refuses for ever. It rests between, so that one showing asks once.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  let part = lazy(fetchIt);
  function fetchIt() {
    return load().catch((error: unknown) => {
      const anew = (): void => {
        part = lazy(fetchIt);
      };
      setTimeout(anew, REST_MS);
      addEventListener('online', anew, { once: true });
      throw error;
    });
  }
  return function LazyPart(props: P) {
    const [Part] = useState(() => part);
    return <Part {...props} />;
  };
}
