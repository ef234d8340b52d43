import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { createSignal } from '../signal.ts';

/** Header that the service worker sets on a cached answer used as fallback; see scripts/pwa-options.ts. */
export const CACHED_HEADER = 'x-kept';

/** Subscribers by query, as in the store; slightly delayed. */
interface Readers {
  api: { subscriptions: Readonly<Record<string, object | undefined>> };
}

const signal = createSignal();
/** Cached answers in use, by URL, with their query. */
let kept: ReadonlyMap<string, string> = new Map();

/** Records whether the answer of a URL came from the network or the cache. */
export function noteAnswer(address: string, question: string, headers: Headers): void {
  const next = new Map(kept);
  if (headers.has(CACHED_HEADER)) next.set(address, question);
  else next.delete(address);
  kept = next;
  signal.emit();
}

/** Whether cached data are shown although the device is online. */
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
