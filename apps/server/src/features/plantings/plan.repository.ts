import { PLAN_SOURCE, type WholePlanting } from '@ankur/contracts/farm-record/plantings';
import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/database/database.ts';

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

/** When and as what a planting was sown, held until the transaction ends; null when it was not, or is not the farmer's. */
export async function findSown(
  on: Queryable,
  farmerId: string,
  plantingId: string,
): Promise<{ crop: string; sownOn: string; ratoon: boolean } | null> {
  const { rows } = await on.execute<{ crop: string; sownOn: string; ratoon: boolean }>(sql`
    select crop, sown_on::text as "sownOn", ratoon from plantings
    where id = ${plantingId}::uuid and farmer_id = ${farmerId}::uuid and sown_on is not null
    for update`);
  return rows[0] ?? null;
}

/** What a diary tells of work. */
export interface WorkEntry extends Record<string, unknown> {
  id: string;
  kind: string;
  date: string;
}

/** Entries about the work on a planting, oldest first. */
export async function listWorkEntries(
  on: Queryable,
  farmerId: string,
  plantingId: string,
): Promise<WorkEntry[]> {
  const here = sql`planting_id = ${plantingId}::uuid and farmer_id = ${farmerId}::uuid`;
  const { rows } = await on.execute<WorkEntry>(sql`
    select id, kind, date::text as date from planting_events where ${here}
    union all
    select id, 'watering', date::text from waterings where ${here}
    order by date, id`);
  return rows;
}
