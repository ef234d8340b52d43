import type { Queryable } from '../../platform/database/database.ts';
import { feedReports } from './feed.tables.ts';

export function createReportsRepository(db: Queryable) {
  return {
    /** Adds nothing when this account's report of the same thing is open already. */
    async insert(row: typeof feedReports.$inferInsert): Promise<void> {
      await db.insert(feedReports).values(row).onConflictDoNothing();
    },
  };
}
