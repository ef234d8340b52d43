import { useSyncExternalStore } from 'react';
import { createTabsSignal } from '../signal.ts';
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
