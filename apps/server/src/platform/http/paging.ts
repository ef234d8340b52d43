import { failure } from '@ankur/contracts/problems';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { invalid } from '../errors/app-error.ts';
import { isId } from '../ids.ts';

/**
 * Keyset pagination: returns one page of `limit + 1` rows and sets a `Link` header to the next. A cursor is the place
 * of the last row shown, by default its id: both are ordered by time, so rows inserted
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

/** The id in a cursor. @throws AppError invalid when malformed. */
export function cursorId(cursor: string | undefined): string | undefined {
  if (cursor === undefined || isId(cursor)) return cursor;
  throw badCursor();
}

/** End of a page in a list that is not ordered by its ids. */
export interface CursorPlace {
  /** Microseconds since 1970, as digits. */
  micros: string;
  id: string;
}

/** The place in a cursor `micros.id`. @throws AppError invalid when malformed. */
export function cursorPlace(cursor: string | undefined): CursorPlace | undefined {
  if (cursor === undefined) return undefined;
  const [micros = '', id = '', ...rest] = cursor.split('.');
  if (rest.length > 0 || !/^\d{1,16}$/.test(micros) || !isId(id)) throw badCursor();
  return { micros, id };
}

function badCursor() {
  return invalid({ cursor: [failure('cursor_invalid')] });
}
