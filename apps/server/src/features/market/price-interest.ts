import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PriceQuery } from '../../providers/mandi-prices/mandi-prices.ts';
import { priceQueries } from './market.tables.ts';

export type Kind = 'day' | 'history';

const HOUR = 3_600_000;
/** Queries older than this are not refreshed any more. */
const INTEREST_MS = 14 * 24 * HOUR;

export const queryKey = (q: PriceQuery, kind: Kind) =>
  [kind, q.state, q.district, q.commodity, q.date ?? ''].join('|');

export interface PriceInterest {
  /** Records a farmer's query; at most one write an hour for each. */
  note(question: PriceQuery, kind: Kind): Promise<void>;
  /** Records the outcome of a request to the provider. */
  fetched(question: PriceQuery, kind: Kind, ok: boolean): Promise<void>;
  find(
    question: PriceQuery,
    kind: Kind,
  ): Promise<{ fetchedAt: Date | null; failures: number } | undefined>;
  /**
   * Queries of the last two weeks that were fetched before an instant or never, oldest first; those that failed
   * last, so that one which always fails does not block the others.
   */
  due(before: Date, limit: number): Promise<(typeof priceQueries.$inferSelect)[]>;
  /** Removes old queries, since the endpoint is public and accepts any name. */
  forgetOld(): Promise<void>;
  /** Pairs of state and commodity whose history was requested recently. */
  histories(limit: number): Promise<{ state: string; commodity: string }[]>;
}

/** Records which prices farmers request, so that background jobs fetch only those. */
export function createPriceInterest(db: Database, clock: Clock): PriceInterest {
  const noted = new LRUCache<string, number>({ max: 5_000 });
  const rowOf = (question: PriceQuery, kind: Kind) => ({
    question: queryKey(question, kind),
    state: question.state,
    district: question.district,
    commodity: question.commodity,
    arrivalDate: question.date,
    askedAt: clock.now(),
  });
  const recent = () => gt(priceQueries.askedAt, new Date(clock.now().getTime() - INTEREST_MS));
  return {
    async note(question, kind) {
      const key = queryKey(question, kind);
      const now = clock.now().getTime();
      if (now - (noted.get(key) ?? 0) < HOUR) return;
      noted.set(key, now);
      await db
        .insert(priceQueries)
        .values({ ...rowOf(question, kind), fetchedAt: null, failures: 0 })
        .onConflictDoUpdate({
          target: priceQueries.question,
          set: { askedAt: sql`excluded.asked_at` },
        });
    },
    async fetched(question, kind, ok) {
      const fetchedAt = ok ? clock.now() : null;
      await db
        .insert(priceQueries)
        .values({ ...rowOf(question, kind), fetchedAt, failures: ok ? 0 : 1 })
        .onConflictDoUpdate({
          target: priceQueries.question,
          set: ok
            ? { fetchedAt: sql`excluded.fetched_at`, failures: 0 }
            : { failures: sql`${priceQueries.failures} + 1` },
        });
    },
    async find(question, kind) {
      const [row] = await db
        .select({ fetchedAt: priceQueries.fetchedAt, failures: priceQueries.failures })
        .from(priceQueries)
        .where(eq(priceQueries.question, queryKey(question, kind)));
      return row;
    },
    due: (before, limit) =>
      db
        .select()
        .from(priceQueries)
        .where(
          and(
            recent(),
            lt(sql`coalesce(${priceQueries.fetchedAt}, '-infinity'::timestamptz)`, before),
          ),
        )
        .orderBy(
          priceQueries.failures,
          sql`${priceQueries.fetchedAt} nulls first`,
          priceQueries.question,
        )
        .limit(limit),
    async forgetOld() {
      const before = new Date(clock.now().getTime() - INTEREST_MS);
      await db.delete(priceQueries).where(lt(priceQueries.askedAt, before));
    },
    histories: (limit) =>
      db
        .selectDistinct({ state: priceQueries.state, commodity: priceQueries.commodity })
        .from(priceQueries)
        .where(
          and(
            recent(),
            sql`${priceQueries.question} like 'history|%'`,
            sql`${priceQueries.state} <> '' and ${priceQueries.commodity} <> ''`,
          ),
        )
        .limit(limit),
  };
}
