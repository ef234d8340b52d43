import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Restores the focus to a button that lost it by being disabled during a request, unless another element
 * has it.
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
