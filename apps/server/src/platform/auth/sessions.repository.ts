import { and, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { isId } from '../ids.ts';
import { farmers, sessions } from './auth.tables.ts';

export type SessionRow = typeof sessions.$inferSelect;

/** Sessions. A revoked session keeps its row until the account is deleted. */
export function createSessionsRepository(db: Queryable) {
  return {
    async insert(row: typeof sessions.$inferInsert): Promise<void> {
      await db.insert(sessions).values(row);
    },
    async find(sessionId: string): Promise<SessionRow | undefined> {
      return (await db.select().from(sessions).where(eq(sessions.id, sessionId)))[0];
    },
    /**
     * Compare-and-set of the token from `fromHash`: one of concurrent callers succeeds. Where
     * the same new token is set already, it stays.
     */
    async rotate(
      sessionId: string,
      fromHash: string,
      next: { hash: string; now: Date; expiresAt: Date },
    ): Promise<boolean> {
      const rows = await db
        .update(sessions)
        .set({
          refreshHash: next.hash,
          previousHash: fromHash,
          lastUsedAt: next.now,
          expiresAt: next.expiresAt,
        })
        .where(
          and(
            eq(sessions.id, sessionId),
            inArray(sessions.refreshHash, [fromHash, next.hash]),
            isNull(sessions.revokedAt),
            gt(sessions.expiresAt, next.now),
          ),
        )
        .returning({ id: sessions.id });
      return rows.length === 1;
    },
    /** Revokes a session; returns its account, or undefined when none is open. */
    async revoke(sessionId: string, now: Date): Promise<string | undefined> {
      const rows = await db
        .update(sessions)
        .set({ revokedAt: now })
        .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
        .returning({ farmerId: sessions.farmerId });
      return rows[0]?.farmerId;
    },
    /** Revokes one session of a farmer; false when none is open. */
    async revokeOwn(farmerId: string, sessionId: string, now: Date): Promise<boolean> {
      const rows = await db
        .update(sessions)
        .set({ revokedAt: now })
        .where(
          and(
            eq(sessions.farmerId, farmerId),
            eq(sessions.id, sessionId),
            isNull(sessions.revokedAt),
            gt(sessions.expiresAt, now),
          ),
        )
        .returning({ id: sessions.id });
      return rows.length === 1;
    },
    /** Revokes the sessions of a farmer, all or all but one, and access tokens without a session. */
    async revokeAll(farmerId: string, now: Date, exceptId?: string): Promise<void> {
      await db
        .update(sessions)
        .set({ revokedAt: now })
        .where(
          and(
            eq(sessions.farmerId, farmerId),
            isNull(sessions.revokedAt),
            exceptId && isId(exceptId) ? ne(sessions.id, exceptId) : undefined,
          ),
        );
      await db.update(farmers).set({ tokensEndedAt: now }).where(eq(farmers.id, farmerId));
    },
    async listOpen(farmerId: string, now: Date): Promise<SessionRow[]> {
      return db
        .select()
        .from(sessions)
        .where(
          and(
            eq(sessions.farmerId, farmerId),
            isNull(sessions.revokedAt),
            gt(sessions.expiresAt, now),
          ),
        )
        .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
    },
    /**
     * True when the account has sessions, but none from this device: by the browser's name, or by the user agent's
     * label among sessions without a name. Whoever leaves the name out is not taken for a browser that has one.
     */
    async isNewDevice(
      farmerId: string,
      label: string,
      hashes: readonly string[],
    ): Promise<boolean> {
      const sameLabel = and(eq(sessions.device, label), isNull(sessions.deviceHash));
      const same =
        hashes.length === 0 ? sameLabel : or(inArray(sessions.deviceHash, [...hashes]), sameLabel);
      const [found] = await db
        .select({ seen: sql<boolean | null>`bool_or(coalesce(${same}, false))` })
        .from(sessions)
        .where(eq(sessions.farmerId, farmerId));
      return found?.seen === false;
    },
    async isKnownAddress(farmerId: string, addressHashes: readonly string[]): Promise<boolean> {
      const rows = await db
        .select({ id: sessions.id })
        .from(sessions)
        .where(
          and(eq(sessions.farmerId, farmerId), inArray(sessions.addressHash, [...addressHashes])),
        )
        .limit(1);
      return rows.length === 1;
    },
  };
}
