import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes the focus that would be lost when what had it goes away: a deleted row, a view that gave way to another.
 */
export function useKeptFocus<E extends HTMLElement>(): RefObject<E | null> {
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
    // Only now: a box that can always have the focus takes it from every press beside its fields.
    here.tabIndex = -1;
    here.focus({ preventScroll: true });
  });
  return box;
}
