import { useMemo, useSyncExternalStore } from 'react';
import { fold, type Unsent } from './fold.ts';
import { currentSnapshot, type Snapshot, subscribeOutbox } from './outbox.ts';

/** The writes of who is signed in, as they come and go. */
export function useOutbox(): Snapshot {
  return useSyncExternalStore(subscribeOutbox, currentSnapshot, currentSnapshot);
}

/** The writes about one kind of thing. */
export function useWrites(what: string): Snapshot {
  const all = useOutbox();
  return useMemo(
    () => ({
      ...all,
      records: all.records.filter((one) => one.what === what),
      sent: all.sent.filter(({ record }) => record.what === what),
    }),
    [all, what],
  );
}

/** Rows of one kind as they stand with the writes that wait. */
export function useFolded<R extends { id: string }>(
  what: string,
  rows: readonly R[] | undefined,
): readonly (R & Unsent)[] {
  const { records, sent } = useWrites(what);
  return useMemo(() => fold(rows ?? [], records, sent), [rows, records, sent]);
}
