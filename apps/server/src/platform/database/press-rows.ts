import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * The id of the row that a press makes: `fresh` the first time, and the same again whenever the press is sent again
 * because its answer got lost on a bad line.
 */
export async function rowOfPress(
  db: Database,
  farmerId: string,
  key: string | undefined,
  fresh: string,
): Promise<string> {
  if (key === undefined) return fresh;
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into idempotency_keys as k (farmer_id, key, row_id) values (${farmerId}, ${key}, ${fresh})
    on conflict (farmer_id, key) do update set row_id = coalesce(k.row_id, excluded.row_id) returning row_id as id`);
  return rows[0]?.id ?? fresh;
}
