import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { nowMs } from '../time/clock.ts';
import type { HttpError } from './base-query.ts';
import type { HttpRequest } from './call.ts';
import { errorStatus } from './field-errors.ts';
import { rowId } from './row-id.ts';

type Answer = { data?: unknown; error?: HttpError; meta?: FetchBaseQueryMeta | undefined };
type Ask = (args: HttpRequest) => Answer | PromiseLike<Answer>;

/** After so long the same words are meant as another entry. */
const SAME_WRITE_MS = 15 * 60_000;

/** Presses of which nobody knows whether they arrived, by what they add. */
const open = new Map<string, { id: string; sinceMs: number }>();

/** What is added, told from everything else, but for what is drawn anew for each press; of a file its name, size and day. */
function wordsOf(body: unknown, drawnAnew: readonly string[]): unknown {
  if (!(body instanceof FormData)) return body;
  return [...body]
    .filter(([name]) => !drawnAnew.includes(name))
    .map(([name, value]) =>
      value instanceof File ? [name, value.name, value.size, value.lastModified] : [name, value],
    );
}

/** What is added, under the id that it has from now on. */
function withId(body: unknown, id: string): object {
  if (!(body instanceof FormData)) return { ...(body as object), id };
  const named = new FormData();
  named.append('id', id);
  for (const [name, value] of body) named.append(name, value);
  return named;
}

/** Whether it was certainly taken, or certainly refused. */
const isSettled = (error: unknown): boolean => {
  const status = errorStatus(error);
  return error === undefined || (status !== null && status >= 400 && status < 500);
};

export interface AddOptions {
  /** The parts of a form that are made anew for each press, and so say nothing of whether it is the same. */
  drawnAnew?: readonly string[] | undefined;
}

/**
 * Adds something once, however often it is pressed: a press that failed without an answer may have arrived, so the
 * next one with the same words carries the same id, and the server adds nothing more.
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
