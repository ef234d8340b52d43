import type { Failure } from '@ankur/contracts/http/problem';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { errorStatus, fieldErrors } from './field-errors.ts';

/**
 * Sets the server's failures on the fields of a react-hook-form and focuses the first; returns those
 * of no field of the form, or null when the answer has none.
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
 * Sets the server's failures on the fields and returns the others. Only a 400 has texts for farmers: for
 * all other statuses the form shows its own text.
 */
export function refusalsBeside<Values extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): Failure[] {
  const rest = applyFieldErrors(error, fields, setError) ?? [];
  return errorStatus(error) === 400 ? rest : [];
}
