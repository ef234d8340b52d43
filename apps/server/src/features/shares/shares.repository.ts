import type { SharedDiary } from '@ankur/contracts/farm-record/shares';
import { and, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm';
import { farmers } from '../../platform/auth/auth.tables.ts';
import type { Database } from '../../platform/database/database.ts';
import { shares } from './shares.tables.ts';

export type ShareRow = typeof shares.$inferSelect;
type Herd = NonNullable<SharedDiary['herd']>;

/** Most entries of an animal that are shown, the newest. */
const DIARY_MAX = 200;

/** A link that has not run out, of an account that is not suspended. */
export async function findOpenShare(db: Database, id: string, now: Date): Promise<ShareRow | null> {
  const [open] = await db
    .select(getTableColumns(shares))
    .from(shares)
    .innerJoin(farmers, and(eq(farmers.id, shares.farmerId), isNull(farmers.suspendedAt)))
    .where(and(eq(shares.id, id), gt(shares.expiresAt, now)));
  return open ?? null;
}

/** The animals of a farmer with their newest entries. */
export async function listSharedHerd(db: Database, farmerId: string): Promise<Herd> {
  const { rows } = await db.execute<Herd[number] & Record<string, unknown>>(sql`
    select a.id, a.name, a.species, a.breed, coalesce((
      select jsonb_agg(to_jsonb(e) order by e.date desc, e.id desc) from (
        select id, kind, date, amount, unit, note from animal_events
        where farmer_id = a.farmer_id and animal_id = a.id order by date desc, id desc limit ${DIARY_MAX}
      ) as e), '[]') as diary
    from animals a where a.farmer_id = ${farmerId}::uuid order by a.id`);
  return rows;
}
