import { changedFields } from './changed-fields.ts';
import { type OutboxRecord, versionOf } from './record.ts';
import { isLive } from './records.ts';

/** A write that was answered a moment ago, while lists that do not know of it yet are read again. */
export interface SentWrite {
  readonly record: OutboxRecord;
  readonly answer: unknown;
}

export interface Unsent {
  /** The last write about the row that has not been sent. */
  readonly unsent?: OutboxRecord;
}

/** The row of a waiting write as its list shows it. */
export const rowOf = <T extends Unsent>(record: OutboxRecord): T =>
  ({ ...record.row, id: record.thing, unsent: record }) as Unsent as T;

/** The row that a write is about: its thing, or the part before the first slash for an aspect of it (`p1/vote`). */
const rowIdOf = ({ thing }: OutboxRecord): string => thing.split('/', 1)[0] ?? thing;

const isNewer = (answer: unknown, row: unknown): boolean =>
  (versionOf(answer) ?? '') > (versionOf(row) ?? '');

function applied<R extends { id: string }>(
  rows: readonly (R & Unsent)[],
  record: OutboxRecord,
  answer?: unknown,
): readonly (R & Unsent)[] {
  const id = rowIdOf(record);
  const mark = answer === undefined ? { unsent: record } : {};
  const { kind, before, row } = record;
  if (kind === 'remove') return rows.filter((one) => one.id !== id);
  const known = rows.some((one) => one.id === id);
  // A setter without a row before it brings one back.
  const isNew = kind === 'make' || (kind === 'set' && before === null && row?.id === id);
  if (isNew && (kind === 'make' || !known)) {
    if (known || row === null) return rows;
    return [{ ...(row as unknown as R), ...((answer as object) ?? {}), ...mark }, ...rows];
  }
  return rows.map((one) => {
    if (one.id !== id || row === null) return one;
    if (answer !== undefined)
      return kind === 'change' && isNewer(answer, one) ? { ...one, ...(answer as object) } : one;
    return { ...one, ...changedFields(before, row), ...mark };
  });
}

/**
 * Rows as they stand with the writes that wait, new ones first. What was sent a moment ago stays in its place until the
 * rows themselves tell of it.
 */
export function fold<R extends { id: string }>(
  rows: readonly R[],
  records: readonly OutboxRecord[],
  sent: readonly SentWrite[] = [],
): readonly (R & Unsent)[] {
  let folded: readonly (R & Unsent)[] = rows;
  for (const { record, answer } of sent) folded = applied(folded, record, answer ?? null);
  const waiting = records.filter(isLive).sort((a, b) => a.place - b.place);
  for (const record of waiting) folded = applied(folded, record);
  return folded;
}
