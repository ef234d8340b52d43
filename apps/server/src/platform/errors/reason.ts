import { DrizzleQueryError } from 'drizzle-orm';

/**
 * Why something failed, in one line. A name with two addresses that both refuse fails with an empty message; its code
 * (ECONNREFUSED) is what there is to say. Of a query that failed the database's reason is told: the query's own words
 * repeat every value in it, addresses and hashes of passwords among them.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof DrizzleQueryError) return reasonOf(error.cause ?? {});
  const { message, code } = error as { message?: unknown; code?: unknown };
  const said = typeof message === 'string' ? message.trim().split('\n')[0] : '';
  return said || (typeof code === 'string' && code) || 'no reason given';
}
