import type { SQL } from 'drizzle-orm';
import type { Queryable } from './database.ts';

/** The rows of a query, in the shape that the caller knows its columns to have. */
export async function rowsOf<Row extends object>(
  on: Pick<Queryable, 'execute'>,
  query: SQL,
): Promise<Row[]> {
  const { rows } = await on.execute(query);
  return rows as Row[];
}
