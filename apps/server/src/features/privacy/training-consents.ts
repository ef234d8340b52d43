import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { FindTrainingConsents } from '../../ports/privacy.ts';

/** Reads who gives scans for training now; an account that said last to be under 18 does not. */
export function createFindTrainingConsents(db: Database): FindTrainingConsents {
  return async (farmerIds) => {
    if (farmerIds.length === 0) return new Map();
    const { rows } = await db.execute<{
      farmer_id: string;
      version: string;
      decided_at: string;
    }>(sql`
      select newest.farmer_id, newest.notice_version as version, newest.decided_at::text as decided_at
      from (
        select distinct on (farmer_id) farmer_id, allowed, notice_version, decided_at
        from privacy_decisions
        where subject = 'training'
          and farmer_id in (select jsonb_array_elements_text(${JSON.stringify(farmerIds)}::jsonb)::uuid)
        order by farmer_id, id desc
      ) newest
      join farmers on farmers.id = newest.farmer_id
      where newest.allowed and newest.notice_version is not null and not exists (
        select 1 from (
          select allowed from privacy_decisions age
          where age.farmer_id = newest.farmer_id and age.subject = 'age'
          order by id desc limit 1
        ) told where not told.allowed
      )`);
    return new Map(
      rows.map((row) => [
        row.farmer_id,
        { version: row.version, decidedAt: new Date(row.decided_at) },
      ]),
    );
  };
}
