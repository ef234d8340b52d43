import type { AppInputs } from '../app-deps.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { removeOldAnswers } from './answer-cache.ts';

/** Nightly job that removes old cached answers of providers. */
export async function registerAnswerJobs(
  jobs: Jobs,
  { db, clock }: Pick<AppInputs, 'db' | 'clock'>,
): Promise<void> {
  await jobs.every('answers-cleaning', '11 21 * * *', () => removeOldAnswers(db, clock));
}
