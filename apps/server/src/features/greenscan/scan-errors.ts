import { SCAN_TOO_LARGE } from '@ankur/contracts/greenscan/rules';
import type { Failure } from '@ankur/contracts/http/problem';
import { failure, toErrors } from '@ankur/contracts/problems';
import { AppError, type ErrorKind } from '../../platform/errors/app-error.ts';
import type { LeafRefusal } from './leaf-messages.ts';

/** These calls refuse with `{error, errors}`. */
export function refused(
  kind: ErrorKind,
  why: Failure,
  { field = 'image', retryAfterS }: { field?: string; retryAfterS?: number } = {},
): AppError {
  const failures = { [field]: [why] };
  const [error] = toErrors(failures)[field] ?? [];
  return new AppError(kind, failures, {
    extra: { error },
    ...(retryAfterS === undefined ? {} : { retryAfterS }),
  });
}

/** HTTP error of a photograph that the classifier refused. */
export function refusalError(refusal: LeafRefusal): AppError {
  switch (refusal) {
    case 'not-image':
      return refused('unsupported_media', failure('scan_not_image'));
    case 'heic':
      return refused('unsupported_media', failure('scan_heic'));
    case 'too-large':
      return refused('too_large', SCAN_TOO_LARGE);
    case 'damaged':
      return refused('invalid', failure('scan_damaged'));
    case 'unknown-crop':
      return refused('invalid', failure('scan_crop_unknown'), { field: 'crop' });
  }
}
