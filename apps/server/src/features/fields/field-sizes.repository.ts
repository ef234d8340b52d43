import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import type { AcresOfField } from '../../ports/fields.ts';

/** Size and point of a farmer's fields, the largest first. */
export async function listFieldSizes(
  db: Queryable,
  farmerId: string,
): Promise<{ acres: number; lat: number | null; lon: number | null }[]> {
  const { rows } = await db.execute<{ acres: number; lat: number | null; lon: number | null }>(sql`
    select area_acres as acres, lat, lon from fields where farmer_id = ${farmerId}::uuid
    order by area_acres desc, id`);
  return rows;
}

export const acresOfField: AcresOfField = async (on, farmerId, fieldId) => {
  if (fieldId === null) return null;
  const { rows } = await on.execute<{ acres: number }>(sql`
    select area_acres as acres from fields where id = ${fieldId}::uuid and farmer_id = ${farmerId}::uuid`);
  return rows[0]?.acres ?? null;
};
