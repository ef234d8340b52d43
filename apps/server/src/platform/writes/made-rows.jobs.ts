import { sql } from 'drizzle-orm';
import type { AppInputs } from '../../app-deps.ts';
import type { Jobs } from '../jobs/jobs.ts';

/** A phone that was away for less than this is told that its row was deleted. */
const REMEMBERED_MS = 185 * 86_400_000;

/** Forgets deletions that every phone has heard of. */
export async function registerMadeRowsJobs(
  jobs: Jobs,
  { db, clock }: Pick<AppInputs, 'db' | 'clock'>,
): Promise<void> {
  await jobs.every('deletion-cleaning', '53 20 * * *', () =>
    forgetDeletions(db, new Date(clock.now().getTime() - REMEMBERED_MS)),
  );
}

/** Forgets the deletions before an instant. */
export async function forgetDeletions(db: AppInputs['db'], before: Date): Promise<void> {
  await db.execute(
    sql`delete from made_rows where deleted_at < ${before.toISOString()}::timestamptz`,
  );
}
