import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from './router/router.tsx';

const kept = new Map<string, number>();

/**
 * Restores the scroll position of a list on Back navigation; `ready` once its rows are rendered. `box` is the
 * scroll container when it is not the window.
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
    // After the page outlet has scrolled to the top.
    const frame = requestAnimationFrame(() => (box ? box.current : window)?.scrollTo(0, top));
    return () => cancelAnimationFrame(frame);
  }, [key, ready, arrival, box]);
}
