import type { OutboxRecord } from './record.ts';

/** What becomes of the records of a farmer: all of it or nothing is written. */
export interface Decision<Result> {
  readonly put?: readonly OutboxRecord[];
  readonly remove?: readonly string[];
  readonly result: Result;
}

/** Whether the server cannot have it in its present form: it may still be rewritten or dropped here. */
export const isOpen = ({ state, attempts }: OutboxRecord): boolean =>
  state === 'needs_you' || (state === 'waiting' && attempts === 0);

export const isLive = ({ discardedMs }: OutboxRecord): boolean => discardedMs === null;

/** The writes about a thing that have not been answered yet, in their order. */
export function writesAbout(records: readonly OutboxRecord[], thing: string): OutboxRecord[] {
  return records
    .filter((one) => one.thing === thing && isLive(one))
    .sort((a, b) => a.place - b.place);
}

/** The write about the same thing that goes out after this one. */
export const nextWrite = (
  records: readonly OutboxRecord[],
  { thing, place }: OutboxRecord,
): OutboxRecord | undefined => writesAbout(records, thing).find((one) => one.place > place);
