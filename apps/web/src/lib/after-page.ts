/** So long a page has line and processor for itself: a cheap phone needs both to show what it keeps. */
const AFTER_MS = 1000;

/** Does what can wait until the page is shown; what it returns calls it off, as an effect's cleanup. */
export function afterPage(work: () => unknown): () => void {
  const timer = setTimeout(work, AFTER_MS);
  return () => clearTimeout(timer);
}
