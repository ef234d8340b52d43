import { and, desc, eq, gte } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { createOneRowRepository } from '../../platform/records/one-row.ts';
import { pumps, waterings } from './irrigation.tables.ts';

export type PumpRow = typeof pumps.$inferSelect;
export type WateringRow = typeof waterings.$inferSelect;

export interface IrrigationRepository {
  findPump(farmerId: string): Promise<PumpRow | undefined>;
  /** Updates the pump under a row lock: `write` maps the present row to the new one, or throws. */
  savePump(farmerId: string, write: (before: PumpRow | undefined) => PumpRow): Promise<PumpRow>;
  /** Newest first; only those on or after `since` (YYYY-MM-DD). */
  listWaterings(farmerId: string, since: string): Promise<WateringRow[]>;
  findWatering(farmerId: string, id: string): Promise<WateringRow | null>;
  /** Null when a watering with that id exists. */
  insertWatering(on: Queryable, row: WateringRow): Promise<WateringRow | null>;
  /** False when this farmer has no such watering. */
  removeWatering(farmerId: string, id: string): Promise<boolean>;
}

const whose = (farmerId: string, id: string) =>
  and(eq(waterings.farmerId, farmerId), eq(waterings.id, id));

export function createIrrigationRepository(db: Database): IrrigationRepository {
  const pump = createOneRowRepository<PumpRow>(db, pumps);
  return {
    findPump: pump.find,
    savePump: pump.save,
    listWaterings: (farmerId, since) =>
      db
        .select()
        .from(waterings)
        .where(and(eq(waterings.farmerId, farmerId), gte(waterings.date, since)))
        .orderBy(desc(waterings.date), desc(waterings.id))
        .limit(200),
    findWatering: async (farmerId, id) =>
      (await db.select().from(waterings).where(whose(farmerId, id)))[0] ?? null,
    insertWatering: async (on, row) =>
      (await on.insert(waterings).values(row).onConflictDoNothing().returning())[0] ?? null,
    async removeWatering(farmerId, id) {
      const gone = await db
        .delete(waterings)
        .where(whose(farmerId, id))
        .returning({ id: waterings.id });
      return gone.length > 0;
    },
  };
}
