import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { useFolded } from '../../lib/outbox/use-folded.ts';
import {
  type DiaryEntry,
  type Loss,
  type Planting,
  useAnimalsQuery,
  useFieldsQuery,
  useLossesQuery,
  usePlantingQuery,
  usePlantingsQuery,
} from './farm.api.ts';

interface Read<Row> {
  data?: readonly Row[] | undefined;
  error?: unknown;
  isError: boolean;
  isLoading: boolean;
}

/** A list of the farm as it stands with what waits to be sent; undefined while nothing is known of it. */
function useRows<Row extends { id: string }>(
  what: string,
  { data, error, isError, isLoading }: Read<Row>,
) {
  const rows = useFolded(what, data);
  return { data: data || rows.length > 0 ? rows : undefined, error, isError, isLoading };
}

export const useFields = () => useRows('field', useFieldsQuery());
export const usePlantings = () => useRows('planting', usePlantingsQuery());
export const useAnimals = () => useRows('animal', useAnimalsQuery());
export const useLosses = () => useRows('loss', useLossesQuery());

/** The photographs of a loss, with those that wait. */
export const useLossPhotos = ({ id, photos }: Loss) => useFolded('lossPhoto', photos, id);

/** What the server alone can say of a planting's money. */
const NO_BOOKS = { income: 0, expense: 0, profit: 0, per_acre: null };

/** A planting with its books and its diary as it stands with what waits; the server knows no books of one that waits. */
export function usePlanting(listed: Planting & Unsent) {
  const { id, unsent } = listed;
  const { data, error, isError } = usePlantingQuery(unsent?.kind === 'make' ? skipToken : id, {
    refetchOnMountOrArgChange: true,
  });
  const one = useMemo(() => [data ?? listed], [data, listed]);
  const [planting = listed] = useFolded('planting', one);
  const entries = useFolded('plantingEvent', data?.diary, id);
  const diary = useMemo(
    () =>
      entries.map((entry): DiaryEntry & Unsent => ({ ...entry, source: entry.source ?? 'event' })),
    [entries],
  );
  const books = data?.books;
  return {
    whole: { ...planting, books: books ?? NO_BOOKS, diary },
    books,
    error,
    isError: isError && !data,
  };
}
