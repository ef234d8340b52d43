import type { AppInputs } from '../app-deps.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { removeOldAnswers } from './answer-cache.ts';

/** Each night forgets what outside services answered long ago. */
export async function registerAnswerJobs(
  jobs: Jobs,
  { db, clock }: Pick<AppInputs, 'db' | 'clock'>,
): Promise<void> {
  await jobs.every('answers-cleaning', '11 21 * * *', () => removeOldAnswers(db, clock));
}
