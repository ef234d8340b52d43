import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';

/** Ids of the crops that a farmer planned or grows, the latest sown first, each once. */
export async function listStandingCrops(db: Queryable, farmerId: string): Promise<string[]> {
  const { rows } = await db.execute<{ crop: string }>(sql`
    select crop from plantings where farmer_id = ${farmerId}::uuid and status in ('planned', 'growing')
    group by crop order by max(sown_on) desc nulls last, crop`);
  return rows.map(({ crop }) => crop);
}
