import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { nowMs } from '../time/clock.ts';
import type { HttpError } from './base-query.ts';
import type { HttpRequest } from './call.ts';
import { errorStatus } from './field-errors.ts';
import { rowId } from './row-id.ts';

type Answer = { data?: unknown; error?: HttpError; meta?: FetchBaseQueryMeta | undefined };
type Ask = (args: HttpRequest) => Answer | PromiseLike<Answer>;

/** After this time the same content counts as another entry. */
const SAME_WRITE_MS = 15 * 60_000;

/** Requests in flight whose outcome is unknown, by content. */
const open = new Map<string, { id: string; sinceMs: number }>();

/** Identity of the content, without parts generated for each attempt; of a file its name, size and date. */
function wordsOf(body: unknown, drawnAnew: readonly string[]): unknown {
  if (!(body instanceof FormData)) return body;
  return [...body]
    .filter(([name]) => !drawnAnew.includes(name))
    .map(([name, value]) =>
      value instanceof File ? [name, value.name, value.size, value.lastModified] : [name, value],
    );
}

/** The body with its id. */
function withId(body: unknown, id: string): object {
  if (!(body instanceof FormData)) return { ...(body as object), id };
  const named = new FormData();
  named.append('id', id);
  for (const [name, value] of body) named.append(name, value);
  return named;
}

/** Whether the outcome is known: stored or refused. */
const isSettled = (error: unknown): boolean => {
  const status = errorStatus(error);
  return error === undefined || (status !== null && status >= 400 && status < 500);
};

export interface AddOptions {
  /** Generated parts of a form, which do not count towards its identity. */
  drawnAnew?: readonly string[] | undefined;
}

/**
 * Idempotent create: a request that failed without an answer may have arrived, so a retry
 * with the same content has the same id.
 */
export async function addOnce<Data>(
  ask: Ask,
  request: HttpRequest,
  { drawnAnew = [] }: AddOptions = {},
): Promise<{ data: Data; meta?: FetchBaseQueryMeta } | { error: HttpError }> {
  const what = JSON.stringify([request.url, wordsOf(request.body, drawnAnew)]);
  const before = open.get(what);
  const id = before && nowMs() - before.sinceMs < SAME_WRITE_MS ? before.id : rowId();
  const { data, error, meta } = await ask({ ...request, body: withId(request.body, id) });
  if (isSettled(error)) open.delete(what);
  else open.set(what, { id, sinceMs: nowMs() });
  return error ? { error } : { data: data as Data, ...(meta && { meta }) };
}
