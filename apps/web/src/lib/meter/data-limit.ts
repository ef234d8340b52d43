import { useSyncExternalStore } from 'react';
import { createTabsSignal } from '../signal.ts';
import { readText, removeKey, writeText } from '../storage/storage.ts';
import { todayLocal } from '../time/local-date.ts';
import { usesUntil } from './meter-store.ts';
import { totalOf } from './parts.ts';

/** Of the device, whoever uses it: it pays for the data. */
const LIMIT_KEY = 'data-limit-mb';
/** The month in which the limit is near. */
const NEAR_KEY = 'data-limit-near';
/** From this share of the limit on pictures wait for a tap and videos for Wi-Fi. */
const NEAR_SHARE = 0.8;
const MB = 1_000_000;

const signal = createTabsSignal();
const thisMonth = (): string => todayLocal().slice(0, 7);

/** The farmer's limit a month in megabytes; null without one. */
export function dataLimitMb(): number | null {
  const limit = Number(readText(LIMIT_KEY));
  return Number.isFinite(limit) && limit > 0 ? limit : null;
}

/** Whether what was used this month is near the limit, as it was last measured. */
export const isNearLimit = (): boolean => readText(NEAR_KEY) === thisMonth();

export const useNearLimit = (): boolean =>
  useSyncExternalStore(signal.subscribe, isNearLimit, () => false);

/** Compares what was used this month with the limit. */
export async function measureLimit(): Promise<void> {
  const limit = dataLimitMb();
  const before = isNearLimit();
  const { month } = limit === null ? { month: {} } : await usesUntil(todayLocal());
  const isNear = limit !== null && totalOf(month) >= NEAR_SHARE * limit * MB;
  if (isNear) writeText(NEAR_KEY, thisMonth());
  else removeKey(NEAR_KEY);
  if (isNear !== before) signal.emit();
}

/** Sets the limit; null takes it away. */
export async function setDataLimit(limitMb: number | null): Promise<void> {
  if (limitMb === null) removeKey(LIMIT_KEY);
  else writeText(LIMIT_KEY, String(limitMb));
  await measureLimit();
}
