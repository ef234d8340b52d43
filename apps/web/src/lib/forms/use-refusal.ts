import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { applyFieldErrors } from '../http/apply-field-errors.ts';
import type { Refusal } from '../outbox/record.ts';

/** Shows the failures of a refused outbox write under the fields of its form. */
export function useRefusal<Values extends FieldValues, Output>(
  refusal: Refusal | null | undefined,
  fields: readonly FieldPath<Values>[],
  { setError }: UseFormReturn<Values, unknown, Output>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the form opens
  useEffect(() => {
    if (refusal) applyFieldErrors({ status: refusal.status, data: refusal.body }, fields, setError);
  }, [refusal]);
}
