import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';

/** What was earned with a planting and spent on it, in paise. */
export async function getBooks(db: Database, farmerId: string, id: string) {
  const here = sql`planting_id = ${id}::uuid and farmer_id = ${farmerId}::uuid and deleted_at is null`;
  const { rows } = await db.execute<{ income: number; expense: number }>(sql`
    select (select coalesce(sum(amount_paise), 0) from incomes where ${here})::float8 as income,
      (select coalesce(sum(amount_paise), 0) from expenses where ${here})::float8 as expense`);
  return { incomePaise: rows[0]?.income ?? 0, expensePaise: rows[0]?.expense ?? 0 };
}
