import { check } from '@ankur/contracts/http/errors';
import { readFailure } from '@ankur/contracts/http/problem';
import type { HttpError } from '../http/base-query.ts';

/** A schema of the contracts. */
type Schema = Parameters<typeof check>[0];

/**
 * The refusal with which the server would answer a body, by the contract's rules; null when it takes it. Asked before a
 * write is kept for later, so that what is typed without a network is not refused days afterwards.
 */
export function refusedBy(schema: Schema, body: unknown): { error: HttpError } | null {
  const checked = check(schema, body);
  if (checked.ok) return null;
  const problems = Object.entries(checked.failures).flatMap(([field, failures]) =>
    failures.map((failure) => ({ field, ...readFailure(failure) })),
  );
  return { error: { status: 400, data: { problems } } };
}
