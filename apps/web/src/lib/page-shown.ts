let listener: (() => void) | undefined;

/** Calls back once, when the next page stands and answers to clicks. */
export function oncePageIsShown(then: () => void): void {
  listener = then;
}

/** A page has been put on the screen, or a prerendered one has been taken over. */
export function pageIsShown(): void {
  const then = listener;
  listener = undefined;
  then?.();
}
