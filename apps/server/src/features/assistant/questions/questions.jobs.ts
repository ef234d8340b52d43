import type { AppInputs } from '../../../app-deps.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { createQuestionsRepository } from './questions.repository.ts';

/** More than experts will ever read; anybody may ask, also without signing in. */
const MOST_WAITING = 5_000;

/** Deletes every hour the questions that were asked least and longest ago, when more waits than experts can read. */
export async function registerQuestionJobs(
  jobs: Jobs,
  { db }: Pick<AppInputs, 'db'>,
): Promise<void> {
  await jobs.every('assistant-questions', '17 * * * *', async () => {
    await createQuestionsRepository(db).removeBeyond(MOST_WAITING);
  });
}
