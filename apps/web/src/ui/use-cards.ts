import {
  type RefObject,
  useCallback,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';

/** Tailwind's `max-sm`. */
const NARROW = '(width < 40rem)';

function watch(changed: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/**
 * Whether a table is shown as cards: in a window as narrow as a phone's, and in any container that its columns do not fit
 * into, so that neither a tablet nor a phone in landscape scrolls horizontally.
 */
export function useCards(box: RefObject<HTMLElement | null>): boolean {
  const phone = useSyncExternalStore(
    watch,
    () => matchMedia(NARROW).matches,
    () => false,
  );
  const [roomPx, setRoomPx] = useState(Number.POSITIVE_INFINITY);
  const [neededPx, setNeededPx] = useState(0);
  const cards = phone || roomPx < neededPx;
  const measure = useCallback(() => {
    const { clientWidth = 0, scrollWidth = 0 } = box.current ?? {};
    // A hidden container has no width.
    if (clientWidth === 0) return;
    setRoomPx(clientWidth);
    if (!cards && scrollWidth > clientWidth) setNeededPx((before) => Math.max(before, scrollWidth));
  }, [box, cards]);
  // New rows may be wider.
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(measure);
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, measure]);
  return cards;
}
