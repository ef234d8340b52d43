import { failure } from '@ankur/contracts/problems';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { invalid } from '../errors/app-error.ts';
import { isId } from '../ids.ts';

/**
 * Cuts one page out of `limit + 1` rows and announces the next with a `Link` header. Cursors are the place
 * of the last row shown, which is its id unless it has another: both are ordered by time, so rows that arrive
 * meanwhile neither repeat nor hide any.
 */
export function page<Row extends { id: string; cursor?: string }>(
  rows: readonly Row[],
  limit: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Row[] {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  if (rows.length > limit && last) {
    const url = new URL(request.url, 'http://x');
    url.searchParams.set('cursor', last.cursor ?? last.id);
    url.searchParams.set('limit', String(limit));
    reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
  }
  return shown;
}

/** The id in a cursor. @throws AppError invalid when it was not made by us. */
export function cursorId(cursor: string | undefined): string | undefined {
  if (cursor === undefined || isId(cursor)) return cursor;
  throw badCursor();
}

/** Where a page ends in a list that is not ordered by its ids. */
export interface CursorPlace {
  /** Since 1970; digits alone. */
  micros: string;
  id: string;
}

/** The place in a cursor `micros.id`. @throws AppError invalid when it was not made by us. */
export function cursorPlace(cursor: string | undefined): CursorPlace | undefined {
  if (cursor === undefined) return undefined;
  const [micros = '', id = '', ...rest] = cursor.split('.');
  if (rest.length > 0 || !/^\d{1,16}$/.test(micros) || !isId(id)) throw badCursor();
  return { micros, id };
}

function badCursor() {
  return invalid({ cursor: [failure('cursor_invalid')] });
}
