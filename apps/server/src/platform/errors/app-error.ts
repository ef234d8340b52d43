import { type FieldErrors, NON_FIELD } from '@ankur/contracts/http/errors';

export type ErrorCode =
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'timeout'
  | 'conflict'
  | 'too_large'
  | 'unsupported_media'
  | 'too_many'
  | 'unavailable';

const STATUS: Record<ErrorCode, number> = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  timeout: 408,
  conflict: 409,
  too_large: 413,
  unsupported_media: 415,
  too_many: 429,
  unavailable: 503,
};

/** The one way a service refuses: a code, and what the person can read about each field. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldErrors;
  /** Seconds until a retry makes sense (`Retry-After`). */
  readonly retryAfterS: number | undefined;
  /** Extra top-level keys of the answer for calls whose refusal has a shape of its own. */
  readonly extra: Record<string, unknown> | undefined;
  /** What operators count it as, where the code alone does not tell. */
  readonly reason: string;

  constructor(
    code: ErrorCode,
    errors: FieldErrors,
    options: { retryAfterS?: number; extra?: Record<string, unknown>; reason?: string } = {},
  ) {
    super(`${code}: ${Object.values(errors).flat().join(' ')}`);
    this.code = code;
    this.errors = errors;
    this.retryAfterS = options.retryAfterS;
    this.extra = options.extra;
    this.reason = options.reason ?? code;
  }

  get status(): number {
    return STATUS[this.code];
  }
}

/** 400 with messages by field. */
export function invalid(errors: FieldErrors): AppError {
  return new AppError('invalid', errors);
}

/** 400 with what is wrong with a form's texts and, when reading its file is refused too, with that. */
export async function alsoRefused(
  errors: FieldErrors,
  reading: () => Promise<unknown>,
): Promise<AppError> {
  try {
    await reading();
    return invalid(errors);
  } catch (error) {
    if (error instanceof AppError) return invalid({ ...errors, ...error.errors });
    throw error;
  }
}

/** 404, also for what belongs to somebody else. */
export function notFound(message = 'Not found.'): AppError {
  return new AppError('not_found', { [NON_FIELD]: [message] });
}

/** 401. */
export function unauthorized(message = 'Please log in again.'): AppError {
  return new AppError('unauthorized', { [NON_FIELD]: [message] });
}

/** 409. */
export function conflict(message: string): AppError {
  return new AppError('conflict', { [NON_FIELD]: [message] });
}

/** 429 with the seconds to wait. */
export function tooMany(retryAfterS: number): AppError {
  return new AppError(
    'too_many',
    { [NON_FIELD]: ['Too many attempts. Please wait a little and try again.'] },
    { retryAfterS },
  );
}

/** 413 for one field of a form. */
export function tooLarge(field: string, message: string): AppError {
  return new AppError('too_large', { [field]: [message] });
}

/** 415 for one field of a form. */
export function unsupportedMedia(field: string, message: string): AppError {
  return new AppError('unsupported_media', { [field]: [message] });
}
