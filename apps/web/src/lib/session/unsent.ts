import { useSyncExternalStore } from 'react';
import { createSignal } from '../signal.ts';

const writes = createSignal();
let waiting = 0;

/** Notes how many writes of who is signed in wait in the outbox, which the pages for everybody do not load. */
export function noteUnsentWrites(count: number): void {
  if (count === waiting) return;
  waiting = count;
  writes.emit();
}

/** How many writes of who is signed in wait to be sent; they outlive the session. */
export function useUnsentWrites(): number {
  return useSyncExternalStore(
    writes.subscribe,
    () => waiting,
    () => 0,
  );
}
