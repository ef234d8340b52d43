import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { priceAlerts } from './market.tables.ts';

export type AlertRow = typeof priceAlerts.$inferSelect;
export interface AlertHit {
  date: string;
  market: string;
  paise: number;
  at: Date;
}

/** Price alerts, always of one farmer, except for the job that evaluates all open ones. */
export function createAlertsRepository(db: Queryable) {
  return {
    list: (farmerId: string) =>
      db
        .select()
        .from(priceAlerts)
        .where(eq(priceAlerts.farmerId, farmerId))
        .orderBy(desc(priceAlerts.id))
        .limit(100),
    /** Number of the farmer's alerts; within a transaction it locks out concurrent inserts. */
    async countHeld(farmerId: string): Promise<number> {
      await db.execute(sql`select 1 from farmers where id = ${farmerId} for no key update`);
      return db.$count(priceAlerts, eq(priceAlerts.farmerId, farmerId));
    },
    find: async (farmerId: string, id: string): Promise<AlertRow | null> =>
      (
        await db
          .select()
          .from(priceAlerts)
          .where(and(eq(priceAlerts.farmerId, farmerId), eq(priceAlerts.id, id)))
      )[0] ?? null,
    /** Null when the id exists. */
    insert: async (row: AlertRow): Promise<AlertRow | null> =>
      (await db.insert(priceAlerts).values(row).onConflictDoNothing().returning())[0] ?? null,
    /** False when this farmer has no such alert. */
    async remove(farmerId: string, id: string): Promise<boolean> {
      const gone = await db
        .delete(priceAlerts)
        .where(and(eq(priceAlerts.farmerId, farmerId), eq(priceAlerts.id, id)))
        .returning({ id: priceAlerts.id });
      return gone.length > 0;
    },
    /** Open alerts after an id, oldest first. */
    listOpen: (after: string, limit: number) =>
      db
        .select()
        .from(priceAlerts)
        .where(and(isNull(priceAlerts.hitOn), sql`${priceAlerts.id} > ${after}::uuid`))
        .orderBy(asc(priceAlerts.id))
        .limit(limit),
    /** False when another process marked it first. */
    async markHit(id: string, hit: AlertHit): Promise<boolean> {
      const done = await db
        .update(priceAlerts)
        .set({ hitOn: hit.date, hitMarket: hit.market, hitPaise: hit.paise, hitAt: hit.at })
        .where(and(eq(priceAlerts.id, id), isNull(priceAlerts.hitOn)))
        .returning({ id: priceAlerts.id });
      return done.length > 0;
    },
  };
}
