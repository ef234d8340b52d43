import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';

/** Unfinished uploads of all accounts, and the bytes that came of them. */
export async function countWaitingUploads(
  db: Queryable,
): Promise<{ count: number; bytes: number }> {
  const { rows } = await db.execute<{ count: number; bytes: number }>(
    sql`select count(*)::int as count, coalesce(sum(received), 0)::bigint as bytes from uploads`,
  );
  return { count: rows[0]?.count ?? 0, bytes: Number(rows[0]?.bytes ?? 0) };
}
