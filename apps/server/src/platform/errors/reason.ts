import { DrizzleQueryError } from 'drizzle-orm';

/**
 * The reason of an error in one line. A host with two addresses that both refuse fails with an empty message: its code
 * (ECONNREFUSED) is used then. Of a failed query only the database's reason is given: the driver's message
 * repeats every parameter, addresses and password hashes among them.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof DrizzleQueryError) return reasonOf(error.cause ?? {});
  const { message, code } = error as { message?: unknown; code?: unknown };
  const said = typeof message === 'string' ? message.trim().split('\n')[0] : '';
  return said || (typeof code === 'string' && code) || 'no reason given';
}
