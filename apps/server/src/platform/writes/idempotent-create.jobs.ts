import { sql } from 'drizzle-orm';
import type { AppInputs } from '../../app-deps.ts';
import type { Jobs } from '../jobs/jobs.ts';

/** How long deletions are remembered, for phones that were offline. */
const REMEMBERED_MS = 185 * 86_400_000;

/** Schedules the removal of old deletion records. */
export async function registerIdempotentCreateJobs(
  jobs: Jobs,
  { db, clock }: Pick<AppInputs, 'db' | 'clock'>,
): Promise<void> {
  await jobs.every('deletion-cleaning', '53 20 * * *', () =>
    forgetDeletions(db, new Date(clock.now().getTime() - REMEMBERED_MS)),
  );
}

/** Removes deletion records older than an instant. */
export async function forgetDeletions(db: AppInputs['db'], before: Date): Promise<void> {
  await db.execute(
    sql`delete from made_rows where deleted_at < ${before.toISOString()}::timestamptz`,
  );
}
