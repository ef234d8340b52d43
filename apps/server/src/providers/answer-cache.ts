import { eq, lt, sql } from 'drizzle-orm';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../platform/clock.ts';
import { instant } from '../platform/database/columns.ts';
import type { Database } from '../platform/database/database.ts';

export const providerAnswers = pgTable('upstream_answers', {
  key: text('key').primaryKey(),
  answer: jsonb('answer').notNull(),
  fetchedAt: instant('fetched_at').notNull(),
});

export interface CachedAnswer<T> {
  value: T;
  fetchedAt: Date;
  /** True when it is older than allowed and could not be renewed. */
  stale: boolean;
}

export interface AnswerCache {
  /**
   * The cached answer to `key`, fetched when older than `freshMs`. Between `freshMs` and
   * `usableMs` the old answer is returned at once and renewed in the background (stale-while-revalidate). When the fetch fails the last
   * good answer of any age is returned as stale. @throws the error of `fetch` when there is none.
   * `rateLimit` is called before a caller waits for a new request to the provider; its errors count as failed fetches.
   */
  answer<T>(
    key: string,
    times: { freshMs: number; usableMs: number },
    fetch: () => Promise<T>,
    rateLimit?: () => Promise<void>,
  ): Promise<CachedAnswer<T>>;
}

interface Entry {
  value: unknown;
  fetchedAt: Date;
}

const KEEP_DAYS = 30;

/** Last good answers, in memory and in the database (shared with other processes, kept over restarts). */
export function createAnswerCache(db: Database, clock: Clock): AnswerCache {
  const memory = new LRUCache<string, Entry>({ max: 2_000 });
  const inFlight = new Map<string, Promise<Entry>>();

  const recall = async (key: string): Promise<Entry | undefined> => {
    const own = memory.get(key);
    if (own) return own;
    const [row] = await db.select().from(providerAnswers).where(eq(providerAnswers.key, key));
    // A newer answer may have been stored during the read.
    const meanwhile = memory.get(key);
    if (meanwhile || !row) return meanwhile;
    const entry = { value: row.answer, fetchedAt: row.fetchedAt };
    memory.set(key, entry);
    return entry;
  };

  const keep = async (key: string, { value, fetchedAt }: Entry): Promise<void> => {
    await db
      .insert(providerAnswers)
      .values({ key, answer: value, fetchedAt })
      .onConflictDoUpdate({
        target: providerAnswers.key,
        set: { answer: sql`excluded.answer`, fetchedAt: sql`excluded.fetched_at` },
      });
  };

  const renew = (key: string, fetch: () => Promise<unknown>): Promise<Entry> => {
    const running = inFlight.get(key);
    if (running) return running;
    const asking = (async () => {
      const entry = { value: await fetch(), fetchedAt: clock.now() };
      memory.set(key, entry);
      // The caller does not wait for the write, and a failed write is no failed answer.
      await keep(key, entry).catch(() => undefined);
      return entry;
    })().finally(() => inFlight.delete(key));
    inFlight.set(key, asking);
    return asking;
  };

  return {
    async answer<T>(
      key: string,
      times: { freshMs: number; usableMs: number },
      fetch: () => Promise<T>,
      rateLimit?: () => Promise<void>,
    ) {
      const known = await recall(key);
      const ageMs = known
        ? clock.now().getTime() - known.fetchedAt.getTime()
        : Number.POSITIVE_INFINITY;
      const kept = (entry: Entry, stale: boolean): CachedAnswer<T> => ({
        value: entry.value as T,
        fetchedAt: entry.fetchedAt,
        stale,
      });
      if (known && ageMs <= times.freshMs) return kept(known, false);
      if (known && ageMs <= times.usableMs) {
        renew(key, fetch).catch(() => {});
        return kept(known, false);
      }
      try {
        // Concurrent callers share one request, counted for the first.
        const allowed = async () => {
          await rateLimit?.();
          return fetch();
        };
        return kept(await renew(key, allowed), false);
      } catch (error) {
        if (known) return kept(known, true);
        throw error;
      }
    },
  };
}

/** Removes answers that were not renewed for a month. */
export async function removeOldAnswers(db: Database, clock: Clock): Promise<void> {
  const limit = new Date(clock.now().getTime() - KEEP_DAYS * 86_400_000);
  await db.delete(providerAnswers).where(lt(providerAnswers.fetchedAt, limit));
}
