import { check } from '@ankur/contracts/http/errors';
import type { Failure } from '@ankur/contracts/http/problem';
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** A schema of the contracts. */
type Schema = Parameters<typeof check>[0];

/** react-hook-form resolver for a contract schema; keeps all failures of a field, the first one as message. */
export function schemaResolver<Values extends FieldValues>(
  schema: Schema,
  prepare: (values: Values) => unknown = (values) => values,
): Resolver<Values> {
  return (values) => {
    const checked = check(schema, prepare(values));
    if (checked.ok) return { values, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const [field, [message = '', ...more]] of Object.entries(checked.failures)) {
      errors[field] = { type: 'rule', message, types: { more } };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}

/** The further failures of a field after its first. */
export function moreFailures(error: FieldError | undefined): Failure[] {
  const more = error?.types?.more;
  return Array.isArray(more) ? (more as Failure[]) : [];
}
