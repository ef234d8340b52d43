let listener: (() => void) | undefined;

/** Calls back once, when the next page is interactive. */
export function oncePageIsShown(then: () => void): void {
  listener = then;
}

/** Signals that a page was rendered or hydrated. */
export function pageIsShown(): void {
  const then = listener;
  listener = undefined;
  then?.();
}
