import { UPLOAD_KEPT_MS } from '@ankur/contracts/community/upload-rules';
import type { AppInputs } from '../../app-deps.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { createUploadsRepository } from './uploads.repository.ts';

/** Forgets uploads that were begun and never finished. */
export async function registerUploadJobs(
  jobs: Jobs,
  { db, clock }: Pick<AppInputs, 'db' | 'clock'>,
): Promise<void> {
  await jobs.every('uploads-cleaning', '17 * * * *', async () => {
    const before = new Date(clock.now().getTime() - UPLOAD_KEPT_MS);
    await createUploadsRepository(db).removeStale(before);
  });
}
