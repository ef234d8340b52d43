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
/** A cached answer that is shown: its query, and when it was fetched, where that is known. */
interface Shown {
  question: string;
  atMs: number | null;
}
/** Cached answers in use, by URL or query. */
let kept: ReadonlyMap<string, Shown> = new Map();

function note(key: string, shown: Shown | null): void {
  if (!shown && !kept.has(key)) return;
  const next = new Map(kept);
  if (shown) next.set(key, shown);
  else next.delete(key);
  kept = next;
  signal.emit();
}

/** Records that the answer of a query is a cached one from an instant; null: it is fresh. */
export const noteKept = (question: string, atMs: number | null): void =>
  note(question, atMs === null ? null : { question, atMs });

/** Records whether the answer of a URL came from the network or the cache. */
export function noteAnswer(address: string, question: string, headers: Headers): void {
  note(address, headers.has(CACHED_HEADER) ? { question, atMs: null } : null);
}

/** When the oldest cached answer on the screen was fetched; null where that is not known. */
export function useCachedSince(): number | null {
  const answers = useShown();
  const times = answers.flatMap(({ atMs }) => atMs ?? []);
  return times.length > 0 ? Math.min(...times) : null;
}

/** Whether cached data are shown although the device is online. */
export const useShowsCached = (): boolean => useShown().length > 0;

/** Cached answers with subscribers. */
function useShown(): readonly Shown[] {
  const answers = useSyncExternalStore(
    signal.subscribe,
    () => kept,
    () => kept,
  );
  const subscriptions = useSelector(({ api }: Readers) => api.subscriptions);
  return [...answers.values()].filter(
    ({ question }) => Object.keys(subscriptions[question] ?? {}).length > 0,
  );
}
