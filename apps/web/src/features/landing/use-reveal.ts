import { type RefObject, useEffect, useRef, useState } from 'react';

/** True once a tenth of an element has been in view. */
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
