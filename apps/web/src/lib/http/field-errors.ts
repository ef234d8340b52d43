import {
  type Failure,
  type Params,
  readFailure,
  writeFailure,
} from '@ankur/contracts/http/problem';
import type { ProblemCode } from '@ankur/contracts/problems';

/** Failures by field, as codes with parameters; `useFailureText` translates them. */
export type FieldFailures = Readonly<Record<string, readonly Failure[]>>;

/** The parameter that holds the answer's English text, for codes unknown to this version. */
export const SAID = 'said';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The answer's body of a failed request, when it had one. */
export function errorBody(error: unknown): unknown {
  return isRecord(error) ? error.data : undefined;
}

/** The HTTP status of a failed request; null when no answer came. */
export function errorStatus(error: unknown): number | null {
  if (!isRecord(error)) return null;
  if (typeof error.status === 'number') return error.status;
  return typeof error.originalStatus === 'number' ? error.originalStatus : null;
}

/** Whether no answer came: offline or time-out. */
export function isUnreachable(error: unknown): boolean {
  return isRecord(error) && (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR');
}

/** A failure for a text without a code. */
export const saidByServer = (text: string): Failure =>
  writeFailure('said_by_server', { [SAID]: text });

/** The texts of `{errors: {field: [text, …]}}` by field. */
function textsOf(body: Record<string, unknown>): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [field, value] of Object.entries(isRecord(body.errors) ? body.errors : {})) {
    const texts = (Array.isArray(value) ? value : [value]).filter(
      (text) => typeof text === 'string',
    );
    if (texts.length > 0) found[field] = texts;
  }
  return found;
}

/**
 * The failures of an answer by field, from its `problems`; null when it has none. Answers of other versions may
 * have texts only, which stay as they are.
 */
export function fieldErrors(error: unknown): FieldFailures | null {
  const body = errorBody(error);
  if (!isRecord(body)) return null;
  const texts = textsOf(body);
  const found: Record<string, Failure[]> = {};
  for (const problem of Array.isArray(body.problems) ? body.problems : []) {
    if (!isRecord(problem)) continue;
    const { field, code, params } = problem;
    if (typeof field !== 'string' || typeof code !== 'string') continue;
    const before = found[field] ?? [];
    const said = texts[field]?.[before.length];
    const all = {
      ...(isRecord(params) ? params : {}),
      ...(said === undefined ? {} : { [SAID]: said }),
    };
    found[field] = [...before, writeFailure(code, all as Params)];
  }
  for (const [field, list] of Object.entries(texts)) found[field] ??= list.map(saidByServer);
  return Object.keys(found).length > 0 ? found : null;
}

/**
 * The first failure of an answer, of whatever field; where it has none, the text under the key in which the
 * specification puts this call's refusals (`error`, `message`, `details`); else null.
 */
export function firstFailure(error: unknown, key: string): Failure | null {
  const [failure] = Object.values(fieldErrors(error) ?? {}).flat();
  if (failure) return failure;
  const body = errorBody(error);
  const text = isRecord(body) ? body[key] : undefined;
  return typeof text === 'string' && text !== '' ? saidByServer(text) : null;
}

/** Whether an answer has a failure with this code, in any field. */
export function hasProblem(error: unknown, code: ProblemCode): boolean {
  const failures = Object.values(fieldErrors(error) ?? {}).flat();
  return failures.some((failure) => readFailure(failure).code === code);
}

/** The failure that belongs to no field, such as an unconfirmed e-mail address; else null. */
export function refusal(error: unknown): Failure | null {
  return errorStatus(error) === 403 ? firstError(fieldErrors(error), 'non_field_errors') : null;
}

/** The first failure of one field, or null. */
export function firstError(errors: FieldFailures | null, field: string): Failure | null {
  return errors?.[field]?.[0] ?? null;
}
