import { SCAN_MESSAGES } from '@ankur/contracts/greenscan/rules';
import { AppError, type ErrorCode } from '../../platform/errors/app-error.ts';
import type { LeafRefusal } from './leaf-messages.ts';

/** These calls refuse with `{error, errors}`. */
export function refused(code: ErrorCode, message: string, field = 'image'): AppError {
  return new AppError(code, { [field]: [message] }, { extra: { error: message } });
}

/** What a refusal of the doctor means for the caller. */
export function refusalError(refusal: LeafRefusal): AppError {
  switch (refusal) {
    case 'not-image':
      return refused('unsupported_media', SCAN_MESSAGES.notImage);
    case 'heic':
      return refused('unsupported_media', SCAN_MESSAGES.heic);
    case 'too-large':
      return refused('too_large', SCAN_MESSAGES.tooLarge);
    case 'damaged':
      return refused('invalid', SCAN_MESSAGES.damaged);
    case 'unknown-crop':
      return refused('invalid', SCAN_MESSAGES.crop, 'crop');
  }
}
