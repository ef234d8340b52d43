import { errorStatus, fieldErrors } from '../../lib/http/field-errors.ts';
import type { FailureText } from '../../lib/i18n/failure-text.ts';
import type { Translate } from '../../lib/i18n/translate.ts';
import type { PlaceProblem } from '../../lib/place/place.ts';

/** The specified text of a failure, or the provider's message for an unknown city. */
export function weatherProblem(
  error: unknown,
  t: Translate<'weather'>,
  failureText: FailureText,
): string {
  const failures = errorStatus(error) === 404 ? fieldErrors(error) : null;
  return failureText(Object.values(failures ?? {})[0]?.[0]) ?? t('problem.fetch');
}

/** Why the device's location is unavailable or has no name. */
export function placeProblem(problem: PlaceProblem | 'address', t: Translate<'weather'>): string {
  if (problem === 'address') return t('problem.address');
  return problem === 'unsupported' ? t('problem.unsupported') : t('problem.geolocation');
}
