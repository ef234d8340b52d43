import { type ErrorAnswer, NON_FIELD } from '@ankur/contracts/http/errors';
import type { Failure, Failures } from '@ankur/contracts/http/problem';
import { toErrors, toProblems } from '@ankur/contracts/problems';
import type { AppError } from './app-error.ts';

/** What every error answer says: the English texts by field, and the same as codes with parameters. */
export function answerOf(failures: Failures): ErrorAnswer {
  return { errors: toErrors(failures), problems: toProblems(failures) };
}

/** The same for one failure that belongs to no field. */
export const answerOfOne = (failure: Failure): ErrorAnswer => answerOf({ [NON_FIELD]: [failure] });

/** The answer of a refusal, with the further keys of calls whose refusal has a shape of its own. */
export function errorBody(error: AppError): ErrorAnswer & Record<string, unknown> {
  return { ...answerOf(error.failures), ...error.extra };
}
