import { and, eq, gt, isNull } from 'drizzle-orm';
import { passwordResets } from '../../platform/auth/auth.tables.ts';
import type { Queryable } from '../../platform/database/database.ts';

export interface ResetLink {
  id: string;
  tokenHash: string;
}

/** Password reset links: single-use, with an expiry. */
export function createPasswordResetsRepository(db: Queryable) {
  const stillGood = (link: ResetLink, now: Date) =>
    and(
      eq(passwordResets.id, link.id),
      eq(passwordResets.tokenHash, link.tokenHash),
      isNull(passwordResets.usedAt),
      gt(passwordResets.expiresAt, now),
    );
  return {
    async insert(row: typeof passwordResets.$inferInsert): Promise<void> {
      await db.insert(passwordResets).values(row);
    },
    async isGood(link: ResetLink, now: Date): Promise<boolean> {
      const rows = await db
        .select({ id: passwordResets.id })
        .from(passwordResets)
        .where(stillGood(link, now));
      return rows.length === 1;
    },
    /** Consumes a link; returns the account, or undefined for an invalid, used or expired one. */
    async take(link: ResetLink, now: Date): Promise<string | undefined> {
      const rows = await db
        .update(passwordResets)
        .set({ usedAt: now })
        .where(stillGood(link, now))
        .returning({ farmerId: passwordResets.farmerId });
      return rows[0]?.farmerId;
    },
    async removeAll(farmerId: string): Promise<void> {
      await db.delete(passwordResets).where(eq(passwordResets.farmerId, farmerId));
    },
  };
}
