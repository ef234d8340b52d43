import type { HttpError } from '../http/base-query.ts';
import type { HttpRequest } from '../http/call.ts';
import { errorBody } from '../http/field-errors.ts';
import type { FormPart, OutboxRecord, Row, StoredBody } from './record.ts';
import type { Outcome } from './settle.ts';
import type { Files } from './store.ts';

function formOf(parts: readonly FormPart[], files: Files): FormData {
  const form = new FormData();
  // Texts first: the server reads a form as it comes.
  for (const part of parts) if ('text' in part) form.append(part.name, part.text);
  for (const part of parts) {
    const file = 'file' in part ? files.get(part.file) : undefined;
    if (file && 'file' in part) form.append(part.name, file, part.fileName);
  }
  return form;
}

function bodyOf(body: StoredBody, files: Files): Row | FormData | undefined {
  if ('json' in body) return body.json;
  return 'form' in body ? formOf(body.form, files) : undefined;
}

/** The request of a write, for its owner's session alone. */
export function requestOfRecord(record: OutboxRecord, files: Files): HttpRequest {
  const { method, url, auth, body, timeoutMs } = record.request;
  const sent = bodyOf(body, files);
  const isBased = record.versioned && record.version !== null && record.kind !== 'set';
  return {
    method,
    url,
    auth,
    owner: record.owner,
    ...(sent === undefined ? {} : { body: sent }),
    ...(isBased ? { headers: { 'if-match': record.version as string } } : {}),
    ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
  };
}

/** What is tried again although it was answered: too slow, too early, too many. */
const PASSING = new Set([408, 425, 429]);

interface Answered {
  data?: unknown;
  error?: HttpError | undefined;
  meta?: { response?: Response | undefined } | undefined;
}

function retryAfterMs(meta: Answered['meta']): number {
  const seconds = Number(meta?.response?.headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}

/**
 * What an attempt led to. An answer that is not the server's own, as of a network that wants a sign-in first, says
 * nothing about the write.
 */
export function outcomeOf({ data, error, meta }: Answered): Outcome {
  if (!error) return { kind: 'done', answer: data ?? null };
  const { status } = error;
  if (typeof status !== 'number') {
    const hasAnswered = status === 'PARSING_ERROR' && error.originalStatus >= 500;
    if (!hasAnswered) return { kind: 'unanswered' };
    const refusal = { status: error.originalStatus, body: null };
    return { kind: 'failed', refusal, retryAfterMs: 0 };
  }
  const refusal = { status, body: errorBody(error) ?? null };
  if (status === 401) return { kind: 'signed_out', refusal };
  if (status >= 500 || PASSING.has(status))
    return { kind: 'failed', refusal, retryAfterMs: retryAfterMs(meta) };
  return { kind: 'refused', refusal };
}
