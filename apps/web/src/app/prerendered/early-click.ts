/** A click on a button of a prerendered page before hydration. */
export interface EarlyClick {
  button: HTMLButtonElement | null;
  /** Stops capturing clicks. */
  stop: () => void;
}

declare global {
  interface Window {
    earlyClick?: EarlyClick;
  }
}

/**
 * Captures clicks on buttons, so that no form is submitted natively, and remembers the last one. Links are not captured.
 * Nothing else sees a captured click: while React hydrates it would handle the click as well, and the replay would undo it.
 */
export function holdClicks(): void {
  const early: EarlyClick = {
    button: null,
    stop: () => document.removeEventListener('click', hold, true),
  };
  function hold(event: MouseEvent): void {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (early.button) delete early.button.dataset.pressed;
    button.dataset.pressed = '';
    early.button = button;
  }
  document.addEventListener('click', hold, true);
  window.earlyClick = early;
}

/** Stops capturing clicks and replays the last one after hydration. */
export function releaseClicks(): void {
  const early = window.earlyClick;
  if (!early) return;
  delete window.earlyClick;
  early.stop();
  const { button } = early;
  if (!button) return;
  delete button.dataset.pressed;
  if (button.isConnected) button.click();
}
