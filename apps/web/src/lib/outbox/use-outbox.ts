import { useSyncExternalStore } from 'react';
import { currentSnapshot, type Snapshot, subscribeOutbox } from './outbox.ts';

/** The writes of who is signed in, as they come and go. */
export function useOutbox(): Snapshot {
  return useSyncExternalStore(subscribeOutbox, currentSnapshot, currentSnapshot);
}
