import { PLAN_SOURCE, type WholePlanting } from '@ankur/contracts/farm-record/plantings';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';

type PlannedTask = NonNullable<WholePlanting['plan']>[number];

/** Tasks that were taken from the plan of work of a planting, the newest of each job last. */
export async function listPlannedTasks(
  db: Database,
  farmerId: string,
  plantingId: string,
): Promise<PlannedTask[]> {
  const { rows } = await db.execute<PlannedTask & Record<string, unknown>>(sql`
    select substr(source, ${PLAN_SOURCE.length + 1}) as key, id as task, date::text as date,
      (completed_at at time zone 'Asia/Kolkata')::date::text as done_on
    from farm_tasks
    where planting_id = ${plantingId}::uuid and farmer_id = ${farmerId}::uuid
      and source like ${`${PLAN_SOURCE}%`}
    order by id`);
  return rows;
}
