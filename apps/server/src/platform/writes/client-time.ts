import { sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';

const DAY_MS = 86_400_000;

/** The time of a farmer's action, from the phone's clock. */
export type ClientTime = (farmerId: string, said: string | null | undefined) => Promise<Date>;

/**
 * The phone's time, since a write may have waited offline for days; the server's when it is missing or more than a
 * day ahead (a wrong clock). Never before the account was created.
 */
export function createClientTime({ db, clock }: { db: Database; clock: Clock }): ClientTime {
  return async (farmerId, said) => {
    const now = clock.now();
    const meant = said ? new Date(said) : now;
    if (meant.getTime() > now.getTime() + DAY_MS) return now;
    if (meant >= now) return meant;
    const { rows } = await db.execute<{ ms: number }>(
      sql`select (extract(epoch from created_at) * 1000)::float8 as ms from farmers where id = ${farmerId}::uuid`,
    );
    return new Date(Math.max(meant.getTime(), Math.ceil(rows[0]?.ms ?? 0)));
  };
}
