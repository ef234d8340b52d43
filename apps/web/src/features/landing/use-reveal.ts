import { type RefObject, useEffect, useRef, useState } from 'react';

/** Tells when a tenth of an element has come into view; stays true from then on. */
export function useReveal<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
  const ref = useRef<Element>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setSeen(true);
        watch.disconnect();
      },
      { threshold: 0.1 },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [ref, seen];
}
