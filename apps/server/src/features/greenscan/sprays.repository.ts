import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { sprays } from './scans.tables.ts';

export type SprayRow = typeof sprays.$inferSelect;

/** Planned sprays, always of one farmer. */
export function createSpraysRepository(db: Database) {
  return {
    async insert(row: SprayRow, on: Queryable = db): Promise<void> {
      await on.insert(sprays).values(row);
    },
    /** Sprays whose waiting period holds a day. */
    listHolding(farmerId: string, date: string): Promise<SprayRow[]> {
      return db
        .select()
        .from(sprays)
        .where(
          and(eq(sprays.farmerId, farmerId), lte(sprays.date, date), gt(sprays.harvestFrom, date)),
        );
    },
  };
}
