import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the container when the focused element inside is removed (a deleted row, a replaced view).
 */
export function useRestoredFocus<E extends HTMLElement>(): RefObject<E | null> {
  const box = useRef<E>(null);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const here = box.current;
    if (!here) return;
    const remember = (event: FocusEvent): void => {
      last.current = event.target instanceof Element ? event.target : null;
    };
    here.addEventListener('focusin', remember);
    return () => here.removeEventListener('focusin', remember);
  });
  useEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    const here = box.current;
    if (!here || document.activeElement !== document.body) return;
    // Set only now: a focusable container would take the focus on every click beside its fields.
    here.tabIndex = -1;
    here.focus({ preventScroll: true });
  });
  return box;
}
