import { sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';

const DAY_MS = 86_400_000;

/** When a farmer did something, from what the phone says. */
export type MeantTime = (farmerId: string, said: string | null | undefined) => Promise<Date>;

/**
 * What the phone says, since it may have waited for a network for days; now when it says nothing or a time more than a
 * day ahead, which only a wrong clock can say. Nothing is done before the account is there.
 */
export function createMeantTime({ db, clock }: { db: Database; clock: Clock }): MeantTime {
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
