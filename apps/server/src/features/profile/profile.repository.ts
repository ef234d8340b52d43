import { count, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { follows, profiles } from './profile.tables.ts';

export type ProfileRow = typeof profiles.$inferSelect;
export type ProfileChange = Partial<typeof profiles.$inferInsert>;

/** Profiles and places; every query is scoped to one farmer. */
export function createProfileRepository(db: Queryable) {
  return {
    async find(farmerId: string): Promise<ProfileRow | undefined> {
      return (await db.select().from(profiles).where(eq(profiles.farmerId, farmerId)))[0];
    },
    /** Locks the profile; the row must exist. */
    async findForUpdate(farmerId: string): Promise<ProfileRow | undefined> {
      const rows = await db
        .select()
        .from(profiles)
        .where(eq(profiles.farmerId, farmerId))
        .for('update');
      return rows[0];
    },
    async upsert(farmerId: string, change: ProfileChange): Promise<void> {
      await db
        .insert(profiles)
        .values({ farmerId, ...change })
        .onConflictDoUpdate({ target: profiles.farmerId, set: change });
    },
    async countFollowers(farmerId: string): Promise<number> {
      const rows = await db
        .select({ n: count() })
        .from(follows)
        .where(eq(follows.followedId, farmerId));
      return rows[0]?.n ?? 0;
    },
    async countFollowing(farmerId: string): Promise<number> {
      const rows = await db
        .select({ n: count() })
        .from(follows)
        .where(eq(follows.followerId, farmerId));
      return rows[0]?.n ?? 0;
    },
  };
}
