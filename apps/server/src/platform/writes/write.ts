import { isRowId } from '@ankur/contracts/http/row-id';
import { hashSecret } from '../auth/tokens.ts';

/** A creating request under a client id, which makes it idempotent. */
export interface Write {
  id: string;
  /** The kind of row, as the endpoint names it. */
  kind: string;
  /** Hash of the content. */
  content: string;
}

/**
 * The write of a request; undefined without a client id, or with a malformed one, which the body's schema
 * refuses. `under` is the parent, from the path parameters.
 */
export function writeOf(
  kind: string | undefined,
  under: unknown,
  fields: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, string>> = {},
): Write | undefined {
  const { id, ...content } = fields;
  if (kind === undefined || !isRowId(id)) return undefined;
  return { id, kind, content: hashSecret(inOrder([kind, under, content, files])) };
}

/** Canonical JSON: independent of the order of keys. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
