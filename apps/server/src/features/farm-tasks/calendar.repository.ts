import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { calendarFeeds } from './farm-tasks.tables.ts';

/** Secret calendar feed tokens; at most one per farmer. */
export function createCalendarRepository(db: Database) {
  return {
    async findToken(farmerId: string): Promise<string | null> {
      const rows = await db
        .select({ token: calendarFeeds.token })
        .from(calendarFeeds)
        .where(eq(calendarFeeds.farmerId, farmerId));
      return rows[0]?.token ?? null;
    },
    /** The farmer of a token; null for an unknown or replaced one. */
    async findFarmer(token: string): Promise<string | null> {
      const rows = await db
        .select({ farmerId: calendarFeeds.farmerId })
        .from(calendarFeeds)
        .where(eq(calendarFeeds.token, token));
      return rows[0]?.farmerId ?? null;
    },
    /** Keeps an existing token, so that two concurrent first calls get the same one. */
    async insert(farmerId: string, token: string, createdAt: Date): Promise<void> {
      await db.insert(calendarFeeds).values({ farmerId, token, createdAt }).onConflictDoNothing();
    },
    async replace(farmerId: string, token: string, createdAt: Date): Promise<void> {
      await db
        .insert(calendarFeeds)
        .values({ farmerId, token, createdAt })
        .onConflictDoUpdate({ target: calendarFeeds.farmerId, set: { token, createdAt } });
    },
    async remove(farmerId: string): Promise<void> {
      await db.delete(calendarFeeds).where(eq(calendarFeeds.farmerId, farmerId));
    },
  };
}

export type CalendarRepository = ReturnType<typeof createCalendarRepository>;
