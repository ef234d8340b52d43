import { useCallback, useEffect, useRef } from 'react';

const fillsScreen = (): boolean => matchMedia('(max-width: 767px)').matches;

interface Leaving {
  /** To be called when the window opens. */
  entered: () => void;
  /** To be called when it is closed by other means than Back. */
  left: () => void;
}

/** On a phone the window is the whole screen: Back leaves it, and not the page that lies hidden behind it. */
export function useBackLeaves(open: boolean, close: () => void): Leaving {
  const own = useRef(false);
  useEffect(() => {
    if (!open) return;
    const back = (): void => {
      own.current = false;
      if (fillsScreen()) close();
    };
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  });
  const entered = useCallback(() => {
    if (!fillsScreen()) return;
    own.current = true;
    history.pushState(history.state, '');
  }, []);
  const left = useCallback(() => {
    if (own.current) history.back();
    own.current = false;
  }, []);
  return { entered, left };
}
