import { sql } from 'drizzle-orm';
import type { AppInputs } from '../../app-deps.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { removeOrphans } from './orphans.ts';

/** Retention of withdrawn votes; concurrent toggles are long over by then. */
const KEPT_MS = 2 * 86_400_000;

/** Deletes withdrawn votes and unreferenced files. */
export async function registerFeedJobs(
  jobs: Jobs,
  { db, clock, media }: Pick<AppInputs, 'db' | 'clock' | 'media'>,
  warn: (message: string) => void,
): Promise<void> {
  await jobs.every('feed-cleaning', '41 20 * * *', async () => {
    const before = new Date(clock.now().getTime() - KEPT_MS).toISOString();
    await db.execute(
      sql`delete from feed_votes where value = 0 and voted_at < ${before}::timestamptz`,
    );
  });
  await jobs.every('media-cleaning', '23 21 * * *', async () => {
    await removeOrphans({ db, clock, media }, warn);
  });
}
