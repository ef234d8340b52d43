import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { nextCursor } from './next-cursor.ts';

export interface Paged<Item> {
  items: Item[];
  /** The cursor of the next page; null on the last one. */
  next: string | null;
}

/** Options of an infinite query over a list with `Link` headers. */
export const pagedByLink = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
};

/** A page, from an answer's rows and headers. */
export function pageOf<Item>(items: Item[], meta: FetchBaseQueryMeta | undefined): Paged<Item> {
  return { items, next: nextCursor(meta?.response?.headers.get('link') ?? null) };
}

/** The parameter that asks for the page at a cursor. */
export function atCursor(cursor: string | null): { cursor?: string } {
  return cursor ? { cursor } : {};
}

/** All rows fetched so far; undefined while there are none. */
export function rowsOf<Item>(
  data: { pages: readonly Paged<Item>[] } | undefined,
): Item[] | undefined {
  return data?.pages.flatMap((page) => page.items);
}
