import * as z from 'zod/mini';
import type { Failure } from './problem.ts';
import { apiFailure } from './problems.ts';

/** `Number('')` is 0: an empty text would be a figure that nobody told. */
const noneIfBlank = z.transform((given: unknown): unknown =>
  given === null || (typeof given === 'string' && given.trim() === '') ? undefined : given,
);

/** A number from `min` to `max` out of a text; for ranges without 0, as which an empty text is read. */
export const coercedNumber = (min: number, max: number, outside: Failure) =>
  z.coerce.number(outside).check(z.minimum(min, outside), z.maximum(max, outside));

/** A number from `min` to `max` out of the text of a query or a form; an empty text is none, which is refused. */
export const spelledNumber = (min: number, max: number, outside: Failure) =>
  z.pipe(noneIfBlank, coercedNumber(min, max, outside));

/** A number from `min` to `max` out of the text of a query or a form, or nothing; an empty text is none. */
export const spelledNumberOrNone = (min: number, max: number, outside: Failure) =>
  z.optional(z.pipe(noneIfBlank, z.optional(coercedNumber(min, max, outside))));

const wholeChecks = (min: number, max: number, outside: Failure) =>
  [z.int(outside), z.minimum(min, outside), z.maximum(max, outside)] as const;

/** A whole number from `min` to `max`; the failure names the field. */
export function wholeNumber(name: string, min: number, max: number) {
  const outside = apiFailure('whole_number_outside', { name, min, max });
  return z.number(outside).check(...wholeChecks(min, max, outside));
}

/** A whole number from `min` to `max` out of the text of a query; for ranges without 0. */
export function spelledWhole(name: string, min: number, max: number) {
  const outside = apiFailure('whole_number_outside', { name, min, max });
  return z.coerce.number(outside).check(...wholeChecks(min, max, outside));
}
