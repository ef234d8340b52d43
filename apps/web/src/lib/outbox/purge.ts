import type { OutboxRecord } from './record.ts';
import type { Decision } from './records.ts';

/** How long what was thrown away can be taken back. */
const TAKEN_BACK_MS = 10 * 60_000;

/** Forgets what was thrown away long enough ago. */
export function purge(records: readonly OutboxRecord[], nowMs: number): Decision<void> {
  const old = records.filter(
    ({ discardedMs: at }) => at !== null && Math.abs(nowMs - at) > TAKEN_BACK_MS,
  );
  return { remove: old.map(({ id }) => id), result: undefined };
}
