import { type ErrorAnswer, NON_FIELD } from '@ankur/contracts/http/errors';
import type { Failure, Failures } from '@ankur/contracts/http/problem';
import { toErrors, toProblems } from '@ankur/contracts/problems';
import type { AppError } from './app-error.ts';

/** The body of every error answer: English texts by field, and the same as codes with parameters. */
export function answerOf(failures: Failures): ErrorAnswer {
  return { errors: toErrors(failures), problems: toProblems(failures) };
}

/** The same for one failure that belongs to no field. */
export const answerOfOne = (failure: Failure): ErrorAnswer => answerOf({ [NON_FIELD]: [failure] });

/** The answer of an AppError, with its further keys. */
export function errorBody(error: AppError): ErrorAnswer & Record<string, unknown> {
  return { ...answerOf(error.failures), ...error.extra };
}
