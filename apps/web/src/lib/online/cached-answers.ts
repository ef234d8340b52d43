import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { createSignal } from '../signal.ts';

/** The service worker's mark on an answer that it had kept and gave because none came; see scripts/pwa-options.ts. */
export const CACHED_HEADER = 'x-kept';

/** Who is looking at which answer, as the store writes it down; a moment late. */
interface Readers {
  api: { subscriptions: Readonly<Record<string, object | undefined>> };
}

const signal = createSignal();
/** The answers that had been kept, by address, with the question each belongs to. */
let kept: ReadonlyMap<string, string> = new Map();

/** Notes whether what now stands for an address came from the network or had been kept on this device. */
export function noteAnswer(address: string, question: string, headers: Headers): void {
  const next = new Map(kept);
  if (headers.has(CACHED_HEADER)) next.set(address, question);
  else next.delete(address);
  kept = next;
  signal.emit();
}

/** Whether something that is looked at is not from now, although the device believes that it has a network. */
export function useShowsCached(): boolean {
  const answers = useSyncExternalStore(
    signal.subscribe,
    () => kept,
    () => kept,
  );
  return useSelector(({ api }: Readers) =>
    [...answers.values()].some((question) => Object.keys(api.subscriptions[question] ?? {}).length),
  );
}
