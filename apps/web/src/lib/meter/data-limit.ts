import { readText, removeKey, writeText } from '../storage/storage.ts';
import { todayLocal } from '../time/local-date.ts';
import { usesUntil } from './meter-store.ts';
import { noteNearLimit } from './near-limit.ts';
import { totalOf } from './parts.ts';

/** Of the device, whoever uses it: it pays for the data. */
const LIMIT_KEY = 'data-limit-mb';
/** From this share of the limit on pictures wait for a tap and videos for Wi-Fi. */
const NEAR_SHARE = 0.8;
const MB = 1_000_000;

/** The farmer's limit a month in megabytes; null without one. */
export function dataLimitMb(): number | null {
  const limit = Number(readText(LIMIT_KEY));
  return Number.isFinite(limit) && limit > 0 ? limit : null;
}

/** Compares what was used this month with the limit. */
export async function measureLimit(): Promise<void> {
  const limit = dataLimitMb();
  const { month } = limit === null ? { month: {} } : await usesUntil(todayLocal());
  noteNearLimit(limit !== null && totalOf(month) >= NEAR_SHARE * limit * MB);
}

/** Sets the limit; null takes it away. */
export async function setDataLimit(limitMb: number | null): Promise<void> {
  if (limitMb === null) removeKey(LIMIT_KEY);
  else writeText(LIMIT_KEY, String(limitMb));
  await measureLimit();
}
