import { CROP_MESSAGES } from '@ankur/contracts/crop-prediction/rules';
import type { T } from './words.ts';

/** A message of the rules in the farmer's language; the server's other words stay as they are. */
export function fieldProblem(message: string | undefined, t: T): string | undefined {
  if (message === CROP_MESSAGES.positive) return t('problem.positive');
  return message === CROP_MESSAGES.ph ? t('problem.ph') : message;
}
