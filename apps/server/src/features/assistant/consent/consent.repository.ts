import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { assistantConsents } from './consent.tables.ts';

/** What farmers said on their figures and the language model. */
export function createConsentRepository(db: Queryable) {
  return {
    async find(farmerId: string): Promise<{ books: boolean; decidedAt: Date } | undefined> {
      const { books, decidedAt } = assistantConsents;
      const rows = await db
        .select({ books, decidedAt })
        .from(assistantConsents)
        .where(eq(assistantConsents.farmerId, farmerId));
      return rows[0];
    },
    async put(farmerId: string, books: boolean, decidedAt: Date): Promise<void> {
      await db
        .insert(assistantConsents)
        .values({ farmerId, books, decidedAt })
        .onConflictDoUpdate({ target: assistantConsents.farmerId, set: { books, decidedAt } });
    },
  };
}
