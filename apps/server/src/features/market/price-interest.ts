import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PriceQuestion } from '../../providers/mandi-prices/mandi-prices.ts';
import { priceQuestions } from './market.tables.ts';

export type Kind = 'day' | 'history';

const HOUR = 3_600_000;
/** What nobody has looked at for so long is not fetched any more. */
const INTEREST_MS = 14 * 24 * HOUR;

export const questionKey = (q: PriceQuestion, kind: Kind) =>
  [kind, q.state, q.district, q.commodity, q.date ?? ''].join('|');

export interface PriceInterest {
  /** Remembers that a farmer asked; at most one write an hour for each question. */
  note(question: PriceQuestion, kind: Kind): Promise<void>;
  /** Remembers how asking the provider went. */
  fetched(question: PriceQuestion, kind: Kind, ok: boolean): Promise<void>;
  find(
    question: PriceQuestion,
    kind: Kind,
  ): Promise<{ fetchedAt: Date | null; failures: number } | undefined>;
  /**
   * Questions of the last two weeks that were fetched before an instant or never, the oldest first; those that failed
   * come last, so that one which always fails does not stand in the way of the others.
   */
  due(before: Date, limit: number): Promise<(typeof priceQuestions.$inferSelect)[]>;
  /** Forgets what nobody has asked for so long: whoever comes may ask for any word. */
  forgetOld(): Promise<void>;
  /** States and commodities whose history was looked at lately. */
  histories(limit: number): Promise<{ state: string; commodity: string }[]>;
}

/** What farmers look at, kept so that background work fetches that and nothing else. */
export function createPriceInterest(db: Database, clock: Clock): PriceInterest {
  const noted = new LRUCache<string, number>({ max: 5_000 });
  const rowOf = (question: PriceQuestion, kind: Kind) => ({
    question: questionKey(question, kind),
    state: question.state,
    district: question.district,
    commodity: question.commodity,
    arrivalDate: question.date,
    askedAt: clock.now(),
  });
  const recent = () => gt(priceQuestions.askedAt, new Date(clock.now().getTime() - INTEREST_MS));
  return {
    async note(question, kind) {
      const key = questionKey(question, kind);
      const now = clock.now().getTime();
      if (now - (noted.get(key) ?? 0) < HOUR) return;
      noted.set(key, now);
      await db
        .insert(priceQuestions)
        .values({ ...rowOf(question, kind), fetchedAt: null, failures: 0 })
        .onConflictDoUpdate({
          target: priceQuestions.question,
          set: { askedAt: sql`excluded.asked_at` },
        });
    },
    async fetched(question, kind, ok) {
      const fetchedAt = ok ? clock.now() : null;
      await db
        .insert(priceQuestions)
        .values({ ...rowOf(question, kind), fetchedAt, failures: ok ? 0 : 1 })
        .onConflictDoUpdate({
          target: priceQuestions.question,
          set: ok
            ? { fetchedAt: sql`excluded.fetched_at`, failures: 0 }
            : { failures: sql`${priceQuestions.failures} + 1` },
        });
    },
    async find(question, kind) {
      const [row] = await db
        .select({ fetchedAt: priceQuestions.fetchedAt, failures: priceQuestions.failures })
        .from(priceQuestions)
        .where(eq(priceQuestions.question, questionKey(question, kind)));
      return row;
    },
    due: (before, limit) =>
      db
        .select()
        .from(priceQuestions)
        .where(
          and(
            recent(),
            lt(sql`coalesce(${priceQuestions.fetchedAt}, '-infinity'::timestamptz)`, before),
          ),
        )
        .orderBy(
          priceQuestions.failures,
          sql`${priceQuestions.fetchedAt} nulls first`,
          priceQuestions.question,
        )
        .limit(limit),
    async forgetOld() {
      const before = new Date(clock.now().getTime() - INTEREST_MS);
      await db.delete(priceQuestions).where(lt(priceQuestions.askedAt, before));
    },
    histories: (limit) =>
      db
        .selectDistinct({ state: priceQuestions.state, commodity: priceQuestions.commodity })
        .from(priceQuestions)
        .where(
          and(
            recent(),
            sql`${priceQuestions.question} like 'history|%'`,
            sql`${priceQuestions.state} <> '' and ${priceQuestions.commodity} <> ''`,
          ),
        )
        .limit(limit),
  };
}
