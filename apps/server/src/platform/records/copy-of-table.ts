import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** Columns with secrets; never exported. */
const SECRET = /(?:hash|secret|token)$/;

/** The farmer's rows of a table, without the farmer's id and secrets. */
export async function copyOfTable(
  db: Database,
  table: string,
  farmerId: string,
): Promise<Record<string, unknown>[]> {
  const { rows } = await db.execute<{ row: Record<string, unknown> }>(
    sql`select to_jsonb(t) - 'farmer_id' as row from ${sql.identifier(table)} t where farmer_id = ${farmerId} order by 1`,
  );
  return rows.map(({ row }) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !SECRET.test(column))),
  );
}
