import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';

/** Longer than the days of any spray (`WAITING_DAYS_MAX` of the contract). */
const SINCE_DAYS = 366;

/** The first day on which the sprays on a planting allow a harvest, of those plantings for which it lies ahead. */
export async function listHarvestDays(
  db: Database,
  farmerId: string,
  today: string,
): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; day: string }>(sql`
    select planting_id as id, max(date + ceil((details ->> 'waiting_days')::float8)::int)::text as day
    from planting_events
    where farmer_id = ${farmerId}::uuid and kind = 'spray' and date > ${today}::date - ${SINCE_DAYS}::int
      and date + ceil((details ->> 'waiting_days')::float8)::int > ${today}::date
    group by planting_id`);
  return new Map(rows.map(({ id, day }) => [id, day]));
}
