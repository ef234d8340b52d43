import { sql } from 'drizzle-orm';
import type { AppInputs } from '../../app-deps.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

/** No phone asks again with the same key, nor toggles in one go, after so long. */
const KEPT_MS = 2 * 86_400_000;

/** Forgets the keys of presses and the marks of votes that were taken back. */
export async function registerFeedJobs(
  jobs: Jobs,
  { db, clock }: Pick<AppInputs, 'db' | 'clock'>,
): Promise<void> {
  await jobs.every('feed-cleaning', '41 20 * * *', async () => {
    const before = new Date(clock.now().getTime() - KEPT_MS).toISOString();
    await db.execute(sql`delete from idempotency_keys where created_at < ${before}::timestamptz`);
    await db.execute(
      sql`delete from feed_votes where value = 0 and voted_at < ${before}::timestamptz`,
    );
  });
}
