import { changedFields } from './changed-fields.ts';
import {
  type NewWrite,
  type OutboxRecord,
  type Row,
  type StoredBody,
  versionOf,
} from './record.ts';
import { type Decision, isLive, isOpen, writesAbout } from './records.ts';

/** `null`: nothing is left to send, since what was never sent is taken back. */
export type Queued = OutboxRecord | null;

function mergedBody(older: StoredBody, newer: StoredBody): StoredBody | null {
  if ('form' in newer && 'form' in older) {
    const names = new Set(newer.form.map(({ name }) => name));
    return { form: [...older.form.filter(({ name }) => !names.has(name)), ...newer.form] };
  }
  if (!('json' in newer)) return null;
  if ('json' in older) return { json: { ...older.json, ...newer.json } };
  if (!('form' in older)) return newer;
  const texts = new Map(Object.entries(newer.json).map(([name, value]) => [name, String(value)]));
  const kept = older.form.filter(({ name }) => !texts.has(name));
  return { form: [...kept, ...[...texts].map(([name, text]) => ({ name, text }))] };
}

/** A refused or unsent write, about to be tried in a new form. */
const renewed = (record: OutboxRecord): OutboxRecord => ({
  ...record,
  state: 'waiting',
  nextTryMs: 0,
  refusal: null,
});

function rewritten(older: OutboxRecord, write: NewWrite): OutboxRecord | null {
  const body = mergedBody(older.request.body, write.request.body);
  if (body === null) return null;
  const row = { ...older.row, ...changedFields(write.before, write.row as Row) };
  return {
    ...renewed(older),
    request: { ...older.request, body },
    row: { ...row, ...versioned(older.row) },
    bytes: older.bytes + write.bytes,
  };
}

const versioned = (row: Row | null) => (versionOf(row) ? { updated_at: versionOf(row) } : {});

const discardedAt = (record: OutboxRecord, discardedMs: number): OutboxRecord => ({
  ...record,
  discardedMs,
});

const canTake = (older: OutboxRecord, write: NewWrite): boolean =>
  write.kind === 'change' &&
  (older.kind === 'make' ||
    (older.kind === 'change' &&
      older.request.url === write.request.url &&
      older.request.method === write.request.method));

function nextPlace(records: readonly OutboxRecord[]): number {
  return records.reduce((last, { place }) => Math.max(last, place), 0) + 1;
}

/** All writes about a thing and about what depends on it, which mean nothing without it. */
export function withDependants(records: readonly OutboxRecord[], thing: string): OutboxRecord[] {
  const things = new Set([thing]);
  for (let known = 0; known < things.size; ) {
    known = things.size;
    for (const one of records) if (one.after.some((it) => things.has(it))) things.add(one.thing);
  }
  return records.filter((one) => things.has(one.thing));
}

/** Writes about things that were never sent and mean nothing without one that is deleted. */
const orphans = (records: readonly OutboxRecord[], { thing, madeAtMs }: NewWrite): OutboxRecord[] =>
  withDependants(records, thing)
    .filter((one) => one.thing !== thing && isLive(one))
    .filter((one) => writesAbout(records, one.thing).every(isOpen))
    .map((one) => discardedAt(one, madeAtMs));

function removal(records: readonly OutboxRecord[], write: NewWrite): Decision<Queued> {
  const pending = writesAbout(records, write.thing);
  const [first] = pending;
  if (!first) {
    const record = added(records, write, versionOf(write.before));
    return { put: [record, ...orphans(records, write)], result: record };
  }
  if (first.kind === 'make' && isOpen(first)) {
    const gone = withDependants(records, write.thing).filter(isLive);
    return { put: gone.map((one) => discardedAt(one, write.madeAtMs)), result: null };
  }
  const dropped: OutboxRecord[] = [];
  while (pending.length > 0) {
    const last = pending.at(-1) as OutboxRecord;
    if (!isOpen(last) || last.kind === 'make') break;
    dropped.unshift(last);
    pending.pop();
  }
  const base = dropped[0];
  const version = base ? base.version : null;
  const record = added(records, write, pending.length > 0 ? null : version);
  const before = base ? base.before : write.before;
  return {
    put: [
      { ...record, before },
      ...dropped.map((one) => discardedAt(one, write.madeAtMs)),
      ...orphans(records, write),
    ],
    result: { ...record, before },
  };
}

function added(
  records: readonly OutboxRecord[],
  write: NewWrite,
  version: string | null,
): OutboxRecord {
  return {
    ...write,
    place: nextPlace(records),
    version,
    state: 'waiting',
    attempts: 0,
    nextTryMs: write.undoMs ? write.madeAtMs + write.undoMs : 0,
    held: false,
    refusal: null,
    discardedMs: null,
  };
}

const kept = (record: OutboxRecord): Decision<Queued> => ({ put: [record], result: record });

/**
 * Takes a write in. What was never sent is rewritten instead of followed: an edit goes into what it edits, a deletion
 * takes back what it deletes, a setter replaces the setter before it. What may have been sent stays, and the new write
 * follows it with the version that its answer brings.
 */
export function queue(records: readonly OutboxRecord[], write: NewWrite): Decision<Queued> {
  const known = records.find((one) => one.id === write.id && isLive(one));
  if (known) return kept(renewed(known));
  const last = writesAbout(records, write.thing).at(-1);
  if (write.kind === 'remove') return removal(records, write);
  if (last && isOpen(last)) {
    if (last.kind === 'set' && write.kind === 'set' && last.request.url === write.request.url) {
      const { request, row } = write;
      return kept({ ...renewed(last), request, row });
    }
    const one = canTake(last, write) ? rewritten(last, write) : null;
    if (one) return kept(one);
  }
  const version = last ? null : versionOf(write.before);
  return kept(added(records, write, version));
}
