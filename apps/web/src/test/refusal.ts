import type { ErrorAnswer } from '@ankur/contracts/http/errors';
import type { Failures } from '@ankur/contracts/http/problem';
import { toErrors, toProblems } from '@ankur/contracts/problems';

/** A refusal with these failures. */
export function refusalOf(failures: Failures): ErrorAnswer {
  return { errors: toErrors(failures), problems: toProblems(failures) };
}
