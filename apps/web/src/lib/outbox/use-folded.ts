import { useMemo } from 'react';
import { fold, type Unsent } from './fold.ts';
import { useOutbox } from './use-outbox.ts';

/** Rows of one kind as they stand with the writes that wait. */
export function useFolded<R extends { id: string }>(
  what: string,
  rows: readonly R[] | undefined,
): readonly (R & Unsent)[] {
  const { records, sent } = useOutbox();
  return useMemo(() => {
    const waiting = records.filter((one) => one.what === what);
    const answered = sent.filter(({ record }) => record.what === what);
    return fold(rows ?? [], waiting, answered);
  }, [what, rows, records, sent]);
}
