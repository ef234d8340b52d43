import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to a button that lost it by being disabled while something was in flight; whoever took it
 * meanwhile keeps it.
 */
export function useBusyFocus(busy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const had = useRef(false);
  useLayoutEffect(() => {
    if (busy) {
      had.current = document.activeElement === button.current;
      return;
    }
    if (had.current && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
    had.current = false;
  }, [busy]);
  return button;
}
