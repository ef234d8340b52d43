import { isRowId } from '@ankur/contracts/http/row-id';
import { hashSecret } from '../auth/tokens.ts';

/** Something that a client makes under an id of its own, so that it may be sent again. */
export interface Write {
  id: string;
  /** What is made, as the endpoint names it. */
  kind: string;
  /** Hash of what it is made of. */
  content: string;
}

/**
 * The write that a request is; undefined when its client names no id, or none of our form, which the form's own check
 * refuses. `under` is what it belongs to, as the parameters of the path name it.
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

/** JSON that is the same however the names of an object were ordered. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
