import { desc, eq } from 'drizzle-orm';
import { farmers } from '../../platform/auth/auth.tables.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { privacyDecisions } from './privacy.tables.ts';

export type Decision = typeof privacyDecisions.$inferSelect;
export type Subject = Decision['subject'];

/** Consents and decisions of farmers; append-only. */
export function createPrivacyRepository(db: Queryable) {
  return {
    /** The newest decision on each subject. */
    async findNewest(farmerId: string): Promise<Partial<Record<Subject, Decision>>> {
      const rows = await db
        .selectDistinctOn([privacyDecisions.subject])
        .from(privacyDecisions)
        .where(eq(privacyDecisions.farmerId, farmerId))
        .orderBy(privacyDecisions.subject, desc(privacyDecisions.id));
      return Object.fromEntries(rows.map((row) => [row.subject, row]));
    },
    /** Locks the account's row until the transaction ends. */
    async lock(farmerId: string): Promise<void> {
      await db
        .select({ id: farmers.id })
        .from(farmers)
        .where(eq(farmers.id, farmerId))
        .for('no key update');
    },
    async insert(row: typeof privacyDecisions.$inferInsert): Promise<void> {
      await db.insert(privacyDecisions).values(row);
    },
    /** Hides an account from other farmers, or with null shows it again. */
    async setHidden(farmerId: string, since: Date | null): Promise<void> {
      await db.update(farmers).set({ hiddenAt: since }).where(eq(farmers.id, farmerId));
    },
    async isHidden(farmerId: string): Promise<boolean> {
      const rows = await db
        .select({ hiddenAt: farmers.hiddenAt })
        .from(farmers)
        .where(eq(farmers.id, farmerId));
      return rows[0]?.hiddenAt != null;
    },
  };
}
