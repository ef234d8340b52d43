import { useSyncExternalStore } from 'react';
import { createSignal } from '../signal.ts';

const writes = createSignal();
let waiting = 0;

/** Stores the number of the farmer's queued writes, for public pages, which do not load the outbox. */
export function noteUnsentWrites(count: number): void {
  if (count === waiting) return;
  waiting = count;
  writes.emit();
}

/** The number of the farmer's queued writes; they survive sign-out. */
export function useUnsentWrites(): number {
  return useSyncExternalStore(
    writes.subscribe,
    () => waiting,
    () => 0,
  );
}
