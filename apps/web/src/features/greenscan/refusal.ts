import { SCAN_MESSAGES } from '@ankur/contracts/greenscan/rules';
import { errorStatus, fieldErrors, firstError } from '../../lib/http/field-errors.ts';

export type RefusalKey =
  | 'problem.notImage'
  | 'problem.heic'
  | 'problem.damaged'
  | 'problem.tooLarge'
  | 'problem.busy';

const BY_MESSAGE: Readonly<Record<string, RefusalKey>> = {
  [SCAN_MESSAGES.notImage]: 'problem.notImage',
  [SCAN_MESSAGES.heic]: 'problem.heic',
  [SCAN_MESSAGES.damaged]: 'problem.damaged',
  [SCAN_MESSAGES.tooLarge]: 'problem.tooLarge',
};

/** Why the server would not look at a photograph, as a text the farmer can act on; null when it did not say. */
export function refusalKey(error: unknown): RefusalKey | null {
  const status = errorStatus(error);
  if (status === 429 || status === 503) return 'problem.busy';
  if (status === 413) return 'problem.tooLarge';
  return BY_MESSAGE[firstError(fieldErrors(error), 'image') ?? ''] ?? null;
}
