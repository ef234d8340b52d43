import * as z from 'zod/mini';
import { type Failures, isFailure } from './problem.ts';
import { commonFailure } from './problems.ts';

/** Messages by field; what belongs to no field stands under `non_field_errors`. */
export type FieldErrors = Record<string, string[]>;

export const NON_FIELD = 'non_field_errors';

/** One reason of a refusal: the field, or `non_field_errors`; its code and the code's parameters. */
export const problem = z.object({
  field: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
});
export type Problem = z.infer<typeof problem>;

export const errorAnswer = z.object({
  errors: z.record(z.string(), z.array(z.string())),
  problems: z.array(problem),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;

export type Checked<T> = { ok: true; value: T } | { ok: false; failures: Failures };

/** Failure of a value whose rule has no code for it, such as a list instead of a text. */
const UNREADABLE = commonFailure('unreadable');

/** Runs a schema over untrusted input; every failing field comes back at once with all its failures. */
export function check<T extends z.ZodMiniType>(schema: T, input: unknown): Checked<z.output<T>> {
  const result = z.safeParse(schema, input, { error: () => UNREADABLE });
  if (result.success) return { ok: true, value: result.data };
  // Without a prototype: a field may be named like a property of Object.
  const failures: Failures = Object.create(null);
  for (const issue of result.error.issues) {
    // The innermost key: a form wrapped in an object still reports its own fields.
    const field = issue.path.findLast((part) => typeof part === 'string') ?? NON_FIELD;
    const known = failures[field] ?? [];
    const failure = isFailure(issue.message) ? issue.message : UNREADABLE;
    failures[field] = known.includes(failure) ? known : [...known, failure];
  }
  return { ok: false, failures };
}
