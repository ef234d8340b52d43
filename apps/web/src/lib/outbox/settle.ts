import { changedFields, isSame } from './changed-fields.ts';
import { currentOf, type OutboxRecord, type Refusal, type Row, versionOf } from './record.ts';
import type { Decision } from './records.ts';
import { isLive, nextWrite } from './records.ts';

/** What an attempt led to. */
export type Outcome =
  | { readonly kind: 'done'; readonly answer: unknown }
  /** No answer came: it may have arrived or not. */
  | { readonly kind: 'unanswered' }
  /** The server could not, this time (5xx, 429). */
  | { readonly kind: 'failed'; readonly refusal: Refusal; readonly retryAfterMs: number }
  /** The session is over: nothing is sent until the same farmer signs in again. */
  | { readonly kind: 'signed_out'; readonly refusal: Refusal }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** What became of a write: gone, to be tried again, or for the farmer to decide. */
export type Settled =
  | { readonly kind: 'sent'; readonly record: OutboxRecord; readonly answer: unknown }
  | { readonly kind: 'again'; readonly record: OutboxRecord; readonly outcome: Outcome }
  | { readonly kind: 'needs_you'; readonly record: OutboxRecord }
  | { readonly kind: 'gone' };

const FIRST_REST_MS = 5000;
export const LONGEST_REST_MS = 30 * 60_000;

/** How long to wait after so many attempts: doubling, between half and all of it by chance (0..1). */
export function restMs(attempts: number, chance: number): number {
  const full = Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** Math.min(attempts - 1, 16));
  return full * (0.5 + chance / 2);
}

const GONE = 410;
const NOT_FOUND = 404;

/** What a refused deletion or creation had reached already: the row is gone, as it should be, or was made and deleted. */
function isReached(record: OutboxRecord, { status }: Refusal): boolean {
  if (record.kind === 'remove') return status === NOT_FOUND || status === GONE;
  return record.kind === 'make' && status === GONE;
}

type Merge = { kind: 'same'; answer: Row } | { kind: 'apart'; record: OutboxRecord } | null;

/**
 * Looks at a thing that was changed elsewhere: it may stand as the write wants it (an answer got lost), or differ in
 * fields that the write does not touch, whereupon it goes out again on top of them.
 */
function mergeWith(record: OutboxRecord, current: Row): Merge {
  const { kind, before, row, request } = record;
  if (kind !== 'change' || row === null) return null;
  const mine = changedFields(before, row);
  const names = Object.keys(mine);
  if (!('json' in request.body) || !names.every((name) => name in current)) return null;
  if (names.every((name) => isSame(current[name], mine[name])))
    return { kind: 'same', answer: current };
  const touchedByBoth = names.some((name) => !isSame(current[name], before?.[name]));
  if (request.method !== 'PATCH' || touchedByBoth) return null;
  const json = Object.fromEntries(
    Object.entries(request.body.json).filter(([name]) => name in mine),
  );
  return {
    kind: 'apart',
    record: {
      ...record,
      request: { ...request, body: { json } },
      before: current,
      row: { ...current, ...mine },
      version: versionOf(current),
      state: 'waiting',
      nextTryMs: 0,
    },
  };
}

function sent(
  records: readonly OutboxRecord[],
  record: OutboxRecord,
  answer: unknown,
): Decision<Settled> {
  const next = nextWrite(records, record);
  const version = versionOf(answer);
  return {
    remove: [record.id],
    put: next && version && next.version === null ? [{ ...next, version }] : [],
    result: { kind: 'sent', record, answer },
  };
}

/** Marks a write as on its way; null when there is nothing to send any more. */
export function begin(records: readonly OutboxRecord[], id: string): Decision<OutboxRecord | null> {
  const record = records.find((one) => one.id === id);
  if (!record || !isLive(record) || record.state === 'needs_you' || isBlocked(records, record))
    return { result: null };
  const sending: OutboxRecord = { ...record, state: 'sending', attempts: record.attempts + 1 };
  return { put: [sending], result: sending };
}

/** Whether something before it, about the same thing or one that it depends on, has not been answered yet. */
export function isBlocked(records: readonly OutboxRecord[], record: OutboxRecord): boolean {
  return records.some(
    (one) =>
      isLive(one) &&
      one.place < record.place &&
      (one.thing === record.thing || record.after.includes(one.thing)),
  );
}

/** Writes down what an attempt led to. */
export function settle(
  records: readonly OutboxRecord[],
  id: string,
  outcome: Outcome,
  { nowMs, chance }: { nowMs: number; chance: number },
): Decision<Settled> {
  const record = records.find((one) => one.id === id);
  if (!record) return { result: { kind: 'gone' } };
  const rest = (changes: Partial<OutboxRecord>): Decision<Settled> => {
    const waiting: OutboxRecord = { ...record, state: 'waiting', silent: false, ...changes };
    return { put: [waiting], result: { kind: 'again', record: waiting, outcome } };
  };
  const pause = restMs(record.attempts, chance);
  switch (outcome.kind) {
    case 'done':
      return sent(records, record, outcome.answer);
    case 'unanswered': {
      // The first two rests are short: a phone says that it is online before the line carries anything.
      const pause = restMs(Math.max(1, record.attempts - 1), chance);
      return rest({ nextTryMs: nowMs + pause, silent: true });
    }
    case 'failed':
      return rest({ nextTryMs: nowMs + Math.max(pause, outcome.retryAfterMs) });
    case 'signed_out':
      return rest({ nextTryMs: nowMs + pause, attempts: record.attempts - 1 });
    case 'refused': {
      const { refusal } = outcome;
      if (isReached(record, refusal)) return sent(records, record, null);
      const current = currentOf(refusal);
      const merge = current ? mergeWith(record, current) : null;
      if (merge?.kind === 'same') return sent(records, record, merge.answer);
      if (merge) {
        return { put: [merge.record], result: { kind: 'again', record: merge.record, outcome } };
      }
      const refused: OutboxRecord = { ...record, state: 'needs_you', refusal };
      return { put: [refused], result: { kind: 'needs_you', record: refused } };
    }
  }
}
