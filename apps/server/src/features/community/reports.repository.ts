import type { Database } from '../../platform/database/database.ts';
import { feedReports } from './feed.tables.ts';

export function createReportsRepository(db: Database) {
  return {
    async insert(row: typeof feedReports.$inferInsert): Promise<void> {
      await db.insert(feedReports).values(row);
    },
  };
}
