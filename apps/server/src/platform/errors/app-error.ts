import { type FieldErrors, NON_FIELD } from '@ankur/contracts/http/errors';
import type { Failure, Failures } from '@ankur/contracts/http/problem';
import { failure, toErrors } from '@ankur/contracts/problems';

/** Category of an error; decides the HTTP status and is counted in the metrics. */
export type ErrorKind =
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'timeout'
  | 'conflict'
  | 'gone'
  | 'changed'
  | 'too_large'
  | 'unsupported_media'
  | 'range'
  | 'too_many'
  | 'unavailable';

const STATUS: Record<ErrorKind, number> = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  timeout: 408,
  conflict: 409,
  gone: 410,
  changed: 412,
  too_large: 413,
  unsupported_media: 415,
  range: 416,
  too_many: 429,
  unavailable: 503,
};

/** The error that services throw: a category, and for each field a code with parameters. */
export class AppError extends Error {
  readonly kind: ErrorKind;
  readonly failures: Failures;
  /** Seconds until a retry makes sense (`Retry-After`). */
  readonly retryAfterS: number | undefined;
  /** Further top-level keys of the answer, for calls whose errors have their own shape. */
  readonly extra: Record<string, unknown> | undefined;
  /** Label in the metrics where the kind is not specific enough. */
  readonly reason: string;

  constructor(
    kind: ErrorKind,
    failures: Failures,
    options: { retryAfterS?: number; extra?: Record<string, unknown>; reason?: string } = {},
  ) {
    super(`${kind}: ${Object.values(failures).flat().join(', ')}`);
    this.kind = kind;
    this.failures = failures;
    this.retryAfterS = options.retryAfterS;
    this.extra = options.extra;
    this.reason = options.reason ?? kind;
  }

  get status(): number {
    return STATUS[this.kind];
  }

  /** The English texts by field. */
  get errors(): FieldErrors {
    return toErrors(this.failures);
  }
}

/** 400 with failures by field. */
export function invalid(failures: Failures): AppError {
  return new AppError('invalid', failures);
}

/** 400 with the failures of a form's fields and, if its file is refused too, those of the file. */
export async function alsoRefused(
  failures: Failures,
  reading: () => Promise<unknown>,
): Promise<AppError> {
  try {
    await reading();
    return invalid(failures);
  } catch (error) {
    if (error instanceof AppError) return invalid({ ...failures, ...error.failures });
    throw error;
  }
}

/** 404, also for rows of other farmers. */
export function notFound(why: Failure = failure('not_found')): AppError {
  return new AppError('not_found', { [NON_FIELD]: [why] });
}

/** 401. */
export function unauthorized(why: Failure = failure('unauthorized')): AppError {
  return new AppError('unauthorized', { [NON_FIELD]: [why] });
}

/** 403. */
export function forbidden(why: Failure): AppError {
  return new AppError('forbidden', { [NON_FIELD]: [why] });
}

/** 409. */
export function conflict(why: Failure): AppError {
  return new AppError('conflict', { [NON_FIELD]: [why] });
}

/** 429 with the seconds to wait. */
export function tooMany(retryAfterS: number, reason?: string): AppError {
  return new AppError(
    'too_many',
    { [NON_FIELD]: [failure('too_many_attempts', { retry_after: retryAfterS })] },
    { retryAfterS, ...(reason === undefined ? {} : { reason }) },
  );
}

/** 413 for one field of a form. */
export function tooLarge(field: string, why: Failure): AppError {
  return new AppError('too_large', { [field]: [why] });
}

/** 415 for one field of a form. */
export function unsupportedMedia(field: string, why: Failure): AppError {
  return new AppError('unsupported_media', { [field]: [why] });
}

const BUSY_RETRY_S = 3;

/** 503 with the seconds to wait, for temporary failures; `reason` is the label in the metrics. */
export function unavailable(reason: string): AppError {
  return new AppError(
    'unavailable',
    { [NON_FIELD]: [failure('server_busy', { retry_after: BUSY_RETRY_S })] },
    { retryAfterS: BUSY_RETRY_S, reason },
  );
}
