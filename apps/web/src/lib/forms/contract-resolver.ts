// Ours and no library: it runs the very function that the routes run (decision 0146).

import { check } from '@ankur/contracts/http/errors';
import type { FieldValues, Resolver } from 'react-hook-form';

type Schema = Parameters<typeof check>[0];

/** react-hook-form resolver for the contract's rules: the same failures as the server's, all at once. */
export function contractResolver<Values extends FieldValues, Output>(
  schema: Schema,
): Resolver<Values, unknown, Output> {
  return (values) => {
    const result = check(schema, values);
    if (result.ok) return { values: result.value as Output, errors: {} };
    const errors = Object.fromEntries(
      Object.entries(result.failures).map(([field, failures]) => [
        field,
        { type: 'rule', message: failures[0] ?? '' },
      ]),
    );
    return { values: {}, errors: errors as never };
  };
}
