// Ours and no library: it runs the very function that the routes run (decision 0146).

import { check } from '@ankur/contracts/http/errors';
import type { Failure, Failures } from '@ankur/contracts/http/problem';
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** A schema of the contracts. */
type Schema = Parameters<typeof check>[0];

/** All failures of each field, the first one as message. */
function errorsOf<Values extends FieldValues>(failures: Failures): FieldErrors<Values> {
  const errors: Record<string, FieldError> = {};
  for (const [field, [message = '', ...more]] of Object.entries(failures)) {
    errors[field] = { type: 'rule', message, types: { more } };
  }
  return errors as FieldErrors<Values>;
}

/** react-hook-form resolver for the contract's rules: the same failures as the server's, all at once; gives the parsed values. */
export function contractResolver<Values extends FieldValues, Output>(
  schema: Schema,
): Resolver<Values, unknown, Output> {
  return (values) => {
    const checked = check(schema, values);
    return checked.ok
      ? { values: checked.value as Output, errors: {} }
      : { values: {}, errors: errorsOf<Values>(checked.failures) };
  };
}

/** The same for forms that send what was typed as it is. */
export function typedResolver<Values extends FieldValues>(
  schema: Schema,
  prepare: (values: Values) => unknown = (values) => values,
): Resolver<Values> {
  return (values) => {
    const checked = check(schema, prepare(values));
    return checked.ok
      ? { values, errors: {} }
      : { values: {}, errors: errorsOf<Values>(checked.failures) };
  };
}

/** The further failures of a field after its first. */
export function moreFailures(error: FieldError | undefined): Failure[] {
  const more = error?.types?.more;
  return Array.isArray(more) ? (more as Failure[]) : [];
}
