export type FieldErrors = Readonly<Record<string, readonly string[]>>;

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

/** Whether the server was never reached: no network, or no answer in time. */
export function isUnreachable(error: unknown): boolean {
  return isRecord(error) && (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR');
}

/** The messages of `{errors: {field: [text, …]}}` by field; null when the answer has none. */
export function fieldErrors(error: unknown): FieldErrors | null {
  const body = errorBody(error);
  if (!isRecord(body) || !isRecord(body.errors)) return null;
  const found: Record<string, string[]> = {};
  for (const [field, value] of Object.entries(body.errors)) {
    const texts = (Array.isArray(value) ? value : [value]).filter(
      (text) => typeof text === 'string',
    );
    if (texts.length > 0) found[field] = texts;
  }
  return Object.keys(found).length > 0 ? found : null;
}

/** What a refusal says that is about the farmer and no field, such as an e-mail address to be confirmed; else null. */
export function refusalText(error: unknown): string | null {
  return errorStatus(error) === 403 ? firstError(fieldErrors(error), 'non_field_errors') : null;
}

/** The first message of one field, or null. */
export function firstError(errors: FieldErrors | null, field: string): string | null {
  return errors?.[field]?.[0] ?? null;
}
