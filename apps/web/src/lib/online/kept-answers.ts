import { useSyncExternalStore } from 'react';
import { createSignal } from '../signal.ts';

/** The service worker's mark on an answer that it had kept and gave because none came; see scripts/pwa-options.ts. */
export const KEPT_HEADER = 'x-kept';

const signal = createSignal();
const kept = new Set<string>();

/** Notes whether what now stands for an address came from the network or had been kept on this device. */
export function noteAnswer(address: string, headers: Headers): void {
  if (headers.has(KEPT_HEADER)) kept.add(address);
  else kept.delete(address);
  signal.emit();
}

/** A new page asks for its own answers. */
export function forgetKept(): void {
  kept.clear();
  signal.emit();
}

/** Whether something on the page is not from now, although the device believes that it has a network. */
export function useShowsKept(): boolean {
  return useSyncExternalStore(
    signal.subscribe,
    () => kept.size > 0,
    () => false,
  );
}
