import { nowMs } from '../time/clock.ts';
import type { HttpError } from './base-query.ts';
import type { HttpRequest } from './call.ts';
import { errorStatus } from './field-errors.ts';
import { pressKey } from './press-key.ts';

type Answer = { data?: unknown; error?: HttpError };
type Ask = (args: HttpRequest) => Answer | PromiseLike<Answer>;

/** After so long the same words are meant as another entry. */
const SAME_PRESS_MS = 15 * 60_000;

/** Presses of which nobody knows whether they arrived, by what they add. */
const open = new Map<string, { key: string; sinceMs: number }>();

/** What is added, told from everything else, but for what is drawn anew for each press; of a file its name, size and day. */
function wordsOf(body: unknown, drawnAnew: readonly string[]): unknown {
  if (!(body instanceof FormData)) return body;
  return [...body]
    .filter(([name]) => !drawnAnew.includes(name))
    .map(([name, value]) =>
      value instanceof File ? [name, value.name, value.size, value.lastModified] : [name, value],
    );
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
 * next one with the same words carries the same mark, and the server adds nothing more.
 */
export async function addOnce<Data>(
  ask: Ask,
  request: HttpRequest,
  { drawnAnew = [] }: AddOptions = {},
): Promise<{ data: Data } | { error: HttpError }> {
  const what = JSON.stringify([request.url, wordsOf(request.body, drawnAnew)]);
  const before = open.get(what);
  const key = before && nowMs() - before.sinceMs < SAME_PRESS_MS ? before.key : pressKey();
  const { data, error } = await ask({ ...request, headers: { 'idempotency-key': key } });
  if (isSettled(error)) open.delete(what);
  else open.set(what, { key, sinceMs: nowMs() });
  return error ? { error } : { data: data as Data };
}
