import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { UPLOAD_KEPT_MS } from '@ankur/contracts/community/upload-rules';
import type { AppInputs } from '../../app-deps.ts';
import type { Database } from '../../platform/database/database.ts';
import { uploadFolder } from '../../platform/http/read-upload.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { createUploadsRepository } from './uploads.repository.ts';

/** Deletes abandoned uploads and temporary files of killed processes. */
export async function forgetStale(db: Database, now: Date, folder: string): Promise<void> {
  const before = new Date(now.getTime() - UPLOAD_KEPT_MS);
  await createUploadsRepository(db).removeStale(before);
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const info = await stat(path).catch(() => null);
    if (info && info.mtime < before) await rm(path, { force: true });
  }
}

export async function registerUploadJobs(
  jobs: Jobs,
  { db, clock }: Pick<AppInputs, 'db' | 'clock'>,
): Promise<void> {
  await jobs.every('uploads-cleaning', '17 * * * *', async () =>
    forgetStale(db, clock.now(), await uploadFolder()),
  );
}
