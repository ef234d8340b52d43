import type { Queryable } from '../../platform/database/database.ts';
import { feedReports } from './feed.tables.ts';

export function createReportsRepository(db: Queryable) {
  return {
    /** No effect when this account has an open report of the same item. */
    async insert(row: typeof feedReports.$inferInsert): Promise<void> {
      await db.insert(feedReports).values(row).onConflictDoNothing();
    },
  };
}
