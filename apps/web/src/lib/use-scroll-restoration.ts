import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from './router/router.tsx';

const kept = new Map<string, number>();

/**
 * Comes back to where the list was left when the farmer goes Back; `ready` once its rows are there. `box` is what
 * scrolls when it is not the window.
 */
export function useScrollRestoration(
  key: string,
  ready: boolean,
  box?: RefObject<HTMLElement | null>,
): void {
  const arrival = useNavigationType();
  const done = useRef(false);
  useEffect(() => {
    const place = box ? box.current : window;
    if (!ready || !place) return;
    const remember = (): void =>
      void kept.set(key, place instanceof Element ? place.scrollTop : place.scrollY);
    place.addEventListener('scroll', remember, { passive: true });
    return () => place.removeEventListener('scroll', remember);
  }, [key, ready, box]);
  useEffect(() => {
    if (!ready || done.current) return;
    done.current = true;
    const top = kept.get(key) ?? 0;
    if (arrival !== 'POP' || top === 0) return;
    // After the frame has scrolled the new page to its top.
    const frame = requestAnimationFrame(() => (box ? box.current : window)?.scrollTo(0, top));
    return () => cancelAnimationFrame(frame);
  }, [key, ready, arrival, box]);
}
