import * as z from 'zod/mini';

/** Messages by field; what belongs to no field stands under `non_field_errors`. */
export type FieldErrors = Record<string, string[]>;

export const NON_FIELD = 'non_field_errors';

export const errorAnswer = z.object({ errors: z.record(z.string(), z.array(z.string())) });
export type ErrorAnswer = z.infer<typeof errorAnswer>;

export type Checked<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors };

/** What is said of a value whose own rule has no words for it, such as a list where a text belongs. */
const UNREADABLE = 'The request could not be read.';

/** Runs a schema over untrusted input; every failing field comes back at once with all its messages. */
export function check<T extends z.ZodMiniType>(schema: T, input: unknown): Checked<z.output<T>> {
  const result = z.safeParse(schema, input, { error: () => UNREADABLE });
  if (result.success) return { ok: true, value: result.data };
  const errors: FieldErrors = {};
  for (const issue of result.error.issues) {
    // The innermost name: a form wrapped in an object still speaks of its own fields.
    const field = issue.path.findLast((part) => typeof part === 'string') ?? NON_FIELD;
    const messages = errors[field] ?? [];
    errors[field] = messages.includes(issue.message) ? messages : [...messages, issue.message];
  }
  return { ok: false, errors };
}
