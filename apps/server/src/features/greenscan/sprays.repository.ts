import { and, eq, gt } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { sprays } from './scans.tables.ts';

export type SprayRow = typeof sprays.$inferSelect;

const ownedBy = (farmerId: string, taskId: string) =>
  and(eq(sprays.farmerId, farmerId), eq(sprays.taskId, taskId));

/** Planned sprays, always of one farmer. */
export function createSpraysRepository(db: Database) {
  return {
    async insert(row: SprayRow, on: Queryable = db): Promise<void> {
      await on.insert(sprays).values(row);
    },
    /** Sprays whose waiting period ends after a day. */
    listHoldingAfter(farmerId: string, date: string, on: Queryable = db): Promise<SprayRow[]> {
      return on
        .select()
        .from(sprays)
        .where(and(eq(sprays.farmerId, farmerId), gt(sprays.harvestFrom, date)));
    },
    async findOfTask(on: Queryable, farmerId: string, taskId: string): Promise<SprayRow | null> {
      return (await on.select().from(sprays).where(ownedBy(farmerId, taskId)))[0] ?? null;
    },
    async update(
      on: Queryable,
      farmerId: string,
      taskId: string,
      values: Partial<Pick<SprayRow, 'date' | 'harvestFrom' | 'taskId'>>,
    ): Promise<void> {
      await on.update(sprays).set(values).where(ownedBy(farmerId, taskId));
    },
  };
}
