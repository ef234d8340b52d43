import { fieldErrors, firstError } from '../../lib/http/field-errors.ts';

/** The server's own words about a failed question, else ours. */
export function trendProblem(error: unknown, otherwise: string): string {
  return firstError(fieldErrors(error), 'non_field_errors') ?? otherwise;
}
