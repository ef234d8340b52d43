import { useMemo } from 'react';
import type { Row } from './record.ts';
import { useOutbox } from './use-outbox.ts';

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
