import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

const kept = new Map<string, number>();

/** Comes back to where the list was left when the farmer goes Back; `ready` once its rows are there. */
export function useKeptScroll(key: string, ready: boolean): void {
  const arrival = useNavigationType();
  const done = useRef(false);
  useEffect(() => {
    const remember = (): void => void kept.set(key, window.scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);
  useEffect(() => {
    if (!ready || done.current) return;
    done.current = true;
    const top = kept.get(key) ?? 0;
    if (arrival !== 'POP' || top === 0) return;
    // After the frame has scrolled the new page to its top.
    const frame = requestAnimationFrame(() => window.scrollTo(0, top));
    return () => cancelAnimationFrame(frame);
  }, [key, ready, arrival]);
}
