import { errorStatus, fieldErrors } from '../../lib/http/field-errors.ts';
import type { Translate } from '../../lib/i18n/translate.ts';
import type { PlaceProblem } from '../../lib/place/place.ts';

/** What went wrong, in the catalogue's words; the provider's own for a city it does not know. */
export function weatherProblem(error: unknown, t: Translate<'weather'>): string {
  const said = errorStatus(error) === 404 ? Object.values(fieldErrors(error) ?? {})[0] : undefined;
  return said?.[0] ?? t('problem.fetch');
}

/** Why the device did not say where it is, or that nobody can name the place it said. */
export function placeProblem(problem: PlaceProblem | 'address', t: Translate<'weather'>): string {
  if (problem === 'address') return t('problem.address');
  return problem === 'unsupported' ? t('problem.unsupported') : t('problem.geolocation');
}
