import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { ExportSource } from './export-sources.ts';

/** Internal tables without data of interest to a farmer. */
const INTERNAL_TABLES = ['password_resets', 'made_rows', 'push_subscriptions', 'stored_files'];
/** Columns with secrets; never exported. */
const SECRET = /(?:hash|secret|token)$/;

/** Every table with a farmer id that no export source covers; new tables are included automatically. */
export async function tablesToCopy(
  db: Database,
  exportSources: readonly ExportSource[],
): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'farmer_id' order by table_name`);
  const told = new Set([
    ...INTERNAL_TABLES,
    ...exportSources.flatMap((source) => source.tables ?? []),
  ]);
  return rows.map(({ name }) => name).filter((name) => !told.has(name));
}

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
