import { useSyncExternalStore } from 'react';
import { createSignal, createTabsSignal } from '../signal.ts';
import { PERSONAL_KEY_PREFIX, readText, removeKey, writeText } from '../storage/storage.ts';

const KEY = `${PERSONAL_KEY_PREFIX}unsent-scans`;

const signal = createTabsSignal();

function unsentScans(): number {
  return Number(readText(KEY)) || 0;
}

/** Notes how many scans are on this device alone; signing out would lose them. */
export function noteUnsentScans(count: number): void {
  if (count === 0) removeKey(KEY);
  else writeText(KEY, String(count));
  signal.emit();
}

/** How many scans are on this device alone, without opening where they are kept. */
export function useUnsentScans(): number {
  return useSyncExternalStore(signal.subscribe, unsentScans, () => 0);
}

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
