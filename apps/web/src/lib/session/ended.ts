import { useSyncExternalStore } from 'react';
import { createSignal } from '../signal.ts';
import { clearSession } from './tokens.ts';

const signal = createSignal();
let ended = false;
let typed = false;

// There is no document while a page is prerendered.
globalThis.document?.addEventListener('input', () => {
  typed = true;
});

/** A new page has no input yet. */
export function forgetTyping(): void {
  typed = false;
}

/**
 * The session is invalid. A page without input redirects to sign-in; one
 * with input stays, with a note that links to sign-in.
 */
export function sessionEnded(keepPage: boolean): void {
  if (keepPage || typed) {
    ended = true;
    signal.emit();
  } else {
    clearSession();
  }
}

/** Clears the ended session; the guards then show sign-in. */
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
