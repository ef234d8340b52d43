import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { ExportSource } from '../../ports/account-archive.ts';

/** Internal tables without data of interest to a farmer. */
const INTERNAL_TABLES = ['password_resets', 'made_rows', 'push_subscriptions', 'stored_files'];

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
