import { useMemo } from 'react';
import { fold, type Unsent } from './fold.ts';
import type { OutboxRecord, Row } from './record.ts';
import { useOutbox } from './use-outbox.ts';

/** Rows as they stand with the writes of some kinds that wait; `about` says which new rows belong among them. */
export function useFolded<R extends { id: string }>(
  what: string | readonly string[],
  rows: readonly R[] | undefined,
  about?: string,
): readonly (R & Unsent)[] {
  const { records, sent } = useOutbox();
  const key = [what].flat().join(' ');
  return useMemo(() => {
    const kinds = key.split(' ');
    const isMeant = (one: OutboxRecord): boolean =>
      kinds.includes(one.what) &&
      (about === undefined || one.kind !== 'make' || one.after.includes(about));
    const waiting = records.filter(isMeant);
    const answered = sent.filter(({ record }) => isMeant(record));
    return fold(rows ?? [], waiting, answered);
  }, [key, about, rows, records, sent]);
}

/** The one thing of a kind as it stands with the writes that wait. */
export function useFoldedOne<One extends object>(
  what: string,
  one: One | undefined,
): (One & Unsent) | undefined {
  const rows = useMemo(() => (one ? [{ ...one, id: what }] : []), [one, what]);
  return useFolded(what, rows)[0];
}

/** What waiting writes of a kind say of their things, the last one of each, by its thing. */
export function useWaiting(what: string): ReadonlyMap<string, Row> {
  const { records } = useOutbox();
  return useMemo(
    () =>
      new Map(
        records.flatMap((one) => (one.what === what && one.row ? [[one.thing, one.row]] : [])),
      ),
    [what, records],
  );
}
