import { useState, useSyncExternalStore } from 'react';
import { createTabsSignal } from '../signal.ts';
import { readText, removeKey, writeText } from '../storage/storage.ts';
import { todayLocal } from '../time/local-date.ts';

/** The month in which the limit of data is near. */
const NEAR_KEY = 'data-limit-near';

const signal = createTabsSignal();
const thisMonth = (): string => todayLocal().slice(0, 7);

/** Whether what was used this month is near the farmer's limit, as it was last measured. */
export const isNearLimit = (): boolean => readText(NEAR_KEY) === thisMonth();

/** Notes what was measured. */
export function noteNearLimit(isNear: boolean): void {
  if (isNear === isNearLimit()) return;
  if (isNear) writeText(NEAR_KEY, thisMonth());
  else removeKey(NEAR_KEY);
  signal.emit();
}

export const useNearLimit = (): boolean =>
  useSyncExternalStore(signal.subscribe, isNearLimit, () => false);

/** Whether a picture waits for a tap, as all do near the limit of data, and what shows it. */
export function useTapToShow(): [waits: boolean, show: () => void] {
  const isNear = useNearLimit();
  const [isAsked, setAsked] = useState(false);
  return [isNear && !isAsked, () => setAsked(true)];
}
