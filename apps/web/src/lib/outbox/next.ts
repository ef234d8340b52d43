import type { OutboxRecord } from './record.ts';
import { type Decision, isLive } from './records.ts';
import { isBlocked, LONGEST_REST_MS } from './settle.ts';

/** What can be sent now, and when the next of the rest is due; null: nothing is waiting for a time. */
export interface Due {
  readonly ids: readonly string[];
  readonly nextMs: number | null;
}

/** A clock that was put back would let a write wait for years. */
const restLeft = ({ nextTryMs }: OutboxRecord, nowMs: number): number => {
  const left = nextTryMs - nowMs;
  return left > LONGEST_REST_MS * 2 ? 0 : left;
};

/** Chooses what is due, in the order in which it was written. */
export function dueOf(
  records: readonly OutboxRecord[],
  nowMs: number,
  { isOnWifi }: { isOnWifi: boolean },
): Due {
  const ready = records
    .filter(
      (one) => isLive(one) && one.state !== 'needs_you' && (isOnWifi || !one.held) && !one.paused,
    )
    .filter((one) => !isBlocked(records, one))
    // A video takes minutes: what is small does not wait for it.
    .sort((a, b) => Number(!!a.pieces) - Number(!!b.pieces) || a.place - b.place);
  const later = ready.map((one) => restLeft(one, nowMs)).filter((left) => left > 0);
  return {
    ids: ready.filter((one) => restLeft(one, nowMs) <= 0).map(({ id }) => id),
    nextMs: later.length > 0 ? nowMs + Math.min(...later) : null,
  };
}

/** Ends the rests of writes that only silence made wait; the waits that a server asked for stay. */
export function rouse(records: readonly OutboxRecord[]): Decision<void> {
  const resting = records.filter(({ state, silent }) => silent && state === 'waiting');
  return {
    put: resting.map((one) => ({ ...one, silent: false, nextTryMs: 0, attempts: 1 })),
    result: undefined,
  };
}
