import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { scans } from './scans.tables.ts';

export type ScanRow = typeof scans.$inferSelect;

/** Stored scans, always of one farmer. */
export function createScansRepository(db: Database) {
  return {
    list(farmerId: string, limit: number, before: string | undefined): Promise<ScanRow[]> {
      const mine = eq(scans.farmerId, farmerId);
      return db
        .select()
        .from(scans)
        .where(before === undefined ? mine : and(mine, lt(scans.id, before)))
        .orderBy(desc(scans.id))
        .limit(limit);
    },
    /** False when the farmer already has a scan of that key. */
    async insert(on: Queryable, row: ScanRow): Promise<boolean> {
      const made = await on.insert(scans).values(row).onConflictDoNothing().returning();
      return made.length > 0;
    },
    async find(farmerId: string, id: string): Promise<ScanRow | undefined> {
      const found = await db
        .select()
        .from(scans)
        .where(and(eq(scans.farmerId, farmerId), eq(scans.id, id)));
      return found[0];
    },
    /** The row with the word set, or taken back with null; undefined when this farmer has none of that id. */
    async setWord(
      farmerId: string,
      id: string,
      word: { by: 'expert' | 'lab'; label: string; at: Date } | null,
    ): Promise<ScanRow | undefined> {
      const changed = await db
        .update(scans)
        .set({
          wordBy: word?.by ?? null,
          wordLabel: word?.label ?? null,
          wordAt: word?.at ?? null,
        })
        .where(and(eq(scans.farmerId, farmerId), eq(scans.id, id)))
        .returning();
      return changed[0];
    },
    async ofKey(farmerId: string, key: string): Promise<ScanRow | undefined> {
      const found = await db
        .select()
        .from(scans)
        .where(and(eq(scans.farmerId, farmerId), eq(scans.key, key)));
      return found[0];
    },
    /** The deleted row; undefined when this farmer has none of that id. */
    async remove(farmerId: string, id: string): Promise<ScanRow | undefined> {
      const gone = await db
        .delete(scans)
        .where(and(eq(scans.farmerId, farmerId), eq(scans.id, id)))
        .returning();
      return gone[0];
    },
  };
}
