import type { Failure } from '@ankur/contracts/http/problem';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { errorStatus, fieldErrors } from './field-errors.ts';

/**
 * Puts the server's failures under the fields of a react-hook-form and the focus into the first of them; answers those
 * that belong to no field of the form, or null when the answer carried none at all.
 */
export function applyFieldErrors<Values extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): Failure[] | null {
  const errors = fieldErrors(error);
  if (!errors) return null;
  const first = fields.find((field) => errors[field]);
  const rest: Failure[] = [];
  for (const [name, failures] of Object.entries(errors)) {
    const field = fields.find((known) => known === name);
    const shouldFocus = field === first;
    if (field) setError(field, { type: 'server', message: failures[0] ?? '' }, { shouldFocus });
    else rest.push(...failures);
  }
  return rest;
}

/**
 * Puts the server's failures under the fields and answers what else it refuses. Only a 400 speaks to a farmer: of
 * every other failure the form tells in its own words.
 */
export function refusalsBeside<Values extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): Failure[] {
  const rest = applyFieldErrors(error, fields, setError) ?? [];
  return errorStatus(error) === 400 ? rest : [];
}
