import { useSyncExternalStore } from 'react';
import { createSignal } from '../signal.ts';
import { clearSession } from './tokens.ts';

const signal = createSignal();
let ended = false;
let typed = false;

if (typeof document !== 'undefined') {
  document.addEventListener('input', () => {
    typed = true;
  });
}

/** A new page has nothing typed on it yet. */
export function forgetTyping(): void {
  typed = false;
}

/**
 * The server no longer knows this session. A page with nothing typed goes to sign-in; a page
 * with the farmer's words on it stays, with a note that leads to sign-in.
 */
export function sessionEnded(keepPage: boolean): void {
  if (keepPage || typed) {
    ended = true;
    signal.emit();
  } else {
    clearSession();
  }
}

/** Leaves the ended session for good; the guards then show sign-in. */
export function leaveEndedSession(): void {
  ended = false;
  clearSession();
  signal.emit();
}

export function sessionResumed(): void {
  if (!ended) return;
  ended = false;
  signal.emit();
}

export function useSessionEnded(): boolean {
  return useSyncExternalStore(
    signal.subscribe,
    () => ended,
    () => false,
  );
}
