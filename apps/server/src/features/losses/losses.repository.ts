import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { LossPhotoRow } from './losses.mapper.ts';
import { lossPhotos } from './losses.tables.ts';

/** Photographs of losses; every query is about one farmer's. */
export function createLossPhotosRepository(db: Database) {
  const mine = (farmerId: string, id: string) =>
    and(eq(lossPhotos.id, id), eq(lossPhotos.farmerId, farmerId));
  return {
    /** In the order in which they came. */
    async list(farmerId: string, ids: readonly string[]): Promise<LossPhotoRow[]> {
      if (ids.length === 0) return [];
      const here = and(eq(lossPhotos.farmerId, farmerId), inArray(lossPhotos.lossId, [...ids]));
      return db.select().from(lossPhotos).where(here).orderBy(lossPhotos.id);
    },
    async find(farmerId: string, id: string): Promise<LossPhotoRow | null> {
      return (await db.select().from(lossPhotos).where(mine(farmerId, id)))[0] ?? null;
    },
    /** Null when there is one of this id. */
    async insert(on: Queryable, row: LossPhotoRow): Promise<LossPhotoRow | null> {
      return (await on.insert(lossPhotos).values(row).onConflictDoNothing().returning())[0] ?? null;
    },
    /** The row that was removed; null when there was none. */
    async remove(farmerId: string, lossId: string, id: string): Promise<LossPhotoRow | null> {
      const here = and(mine(farmerId, id), eq(lossPhotos.lossId, lossId));
      return (await db.delete(lossPhotos).where(here).returning())[0] ?? null;
    },
  };
}
