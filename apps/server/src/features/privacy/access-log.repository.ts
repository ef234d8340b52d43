import type { Role } from '@ankur/contracts/console/rules';
import type { AccessKind } from '@ankur/contracts/privacy/access';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { rowsOf } from '../../platform/database/rows-of.ts';

export interface AccessRow {
  id: string;
  name: string | null;
  roles: Role[];
  what: AccessKind;
  seen_at: string;
}

interface Access {
  operatorId: string;
  roles: readonly Role[];
  what: AccessKind;
  at: Date;
}

/** Accesses to farmers' data by accounts with a role; append-only. */
export function createAccessLogRepository(db: Queryable) {
  return {
    /** Adds an access to the data of each farmer, unless the same account accessed the same within the last hour. */
    async insert(
      looks: readonly { id: string; farmerId: string }[],
      { operatorId, roles, what, at }: Access,
    ): Promise<void> {
      const now = at.toISOString();
      await db.execute(sql`insert into access_log (id, farmer_id, operator_id, roles, what, seen_at)
        select look.id, f.id, ${operatorId}::uuid, array(select jsonb_array_elements_text(${JSON.stringify(roles)}::jsonb)), ${what}, ${now}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(looks)}::jsonb) as look (id uuid, "farmerId" uuid)
        join farmers f on f.id = look."farmerId" where not exists (
          select 1 from access_log a where a.farmer_id = f.id and a.operator_id = ${operatorId}::uuid
            and a.what = ${what} and a.seen_at > ${now}::timestamptz - interval '1 hour')`);
    },
    /** One more than a page of accesses to a farmer's data, newest first. */
    async list(farmerId: string, before: string | undefined, limit: number): Promise<AccessRow[]> {
      return rowsOf<AccessRow>(
        db,
        sql`
        select a.id, coalesce(p.name, f.name) as name, a.roles, a.what, a.seen_at
        from access_log a left join farmers f on f.id = a.operator_id left join profiles p on p.farmer_id = f.id
        where a.farmer_id = ${farmerId}::uuid ${before ? sql`and a.id < ${before}::uuid` : sql``}
        order by a.id desc limit ${limit + 1}`,
      );
    },
  };
}
