/** A click on a button of a prerendered page, before the script that answers to it was there. */
export interface EarlyClick {
  button: HTMLButtonElement | null;
  /** Lets clicks through from now on. */
  stop: () => void;
}

declare global {
  interface Window {
    earlyClick?: EarlyClick;
  }
}

/** Holds clicks on buttons back, so that no form leaves the page, and remembers the last one. Links work by themselves. */
export function holdClicks(): void {
  const early: EarlyClick = {
    button: null,
    stop: () => document.removeEventListener('click', hold, true),
  };
  function hold(event: MouseEvent): void {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    if (early.button) delete early.button.dataset.pressed;
    button.dataset.pressed = '';
    early.button = button;
  }
  document.addEventListener('click', hold, true);
  window.earlyClick = early;
}

/** Lets clicks through and gives the one that was held back to the page, which now answers to it. */
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
