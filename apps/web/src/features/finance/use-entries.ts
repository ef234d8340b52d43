import type { Ledger } from '@ankur/contracts/finance/rules';
import { rowsOf } from '../../lib/http/paged.ts';
import { useFolded } from '../../lib/outbox/use-folded.ts';
import { type Entry, type Scope, useEntriesInfiniteQuery } from './finance.api.ts';
import { isWithin } from './waiting-sums.ts';

/** The entries of a ledger with queued writes applied. */
export function useEntries(ledger: Ledger, scope: Scope) {
  const isDated = ledger === 'expenses' || ledger === 'incomes';
  const query = useEntriesInfiniteQuery(isDated ? { ledger, ...scope } : { ledger });
  const all = useFolded<Entry>(ledger, rowsOf(query.data));
  const entries = isDated
    ? all.filter((entry) => !entry.unsent || isWithin({ ...entry }, scope))
    : all;
  return { query, entries };
}
