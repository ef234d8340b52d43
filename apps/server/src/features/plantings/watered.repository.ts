import { STORED_DAYS } from '@ankur/agronomy/irrigation/stored-water';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';

/**
 * The last day up to `today` on which the diary of a planting tells of a watering, of those plantings that were watered while it
 * still counts.
 */
export async function listWateringDays(
  db: Database,
  farmerId: string,
  today: string,
): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; day: string }>(sql`
    select planting_id as id, max(date)::text as day
    from planting_events
    where farmer_id = ${farmerId}::uuid and kind = 'watering'
      and date between ${today}::date - ${STORED_DAYS}::int and ${today}::date
    group by planting_id`);
  return new Map(rows.map(({ id, day }) => [id, day]));
}
