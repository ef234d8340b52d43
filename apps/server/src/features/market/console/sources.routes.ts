import {
  sourceEndpoints as calls,
  PRICE_FILE_BYTES_MAX,
  priceFile,
} from '@ankur/contracts/console/source-endpoints';
import { failure } from '@ankur/contracts/problems';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../app-deps.ts';
import { logAction } from '../../../platform/audit/moderation-log.ts';
import { conflict, invalid, tooLarge } from '../../../platform/errors/app-error.ts';
import { readUpload } from '../../../platform/http/read-upload.ts';
import { addRoute } from '../../../platform/http/route.ts';
import { createJobStates } from '../../../platform/jobs/job-states.ts';
import { createPriceFiles, type PriceFileRow } from './price-files.ts';
import { createProviderStates } from './provider-states.ts';
import { createSourcesRepository } from './sources.repository.ts';

const MB = 1024 * 1024;
const instant = (at: string | Date | null | undefined) => (at ? new Date(at).toISOString() : null);

const toPriceFile = (row: PriceFileRow) =>
  priceFile.parse({
    ...row,
    uploaded_at: instant(row.uploaded_at),
    finished_at: instant(row.finished_at),
  });

/** Where prices, weather and news come from, background work, and price files by upload. */
export function sourcesRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { guards, db, clock, ids } = deps;
  const sources = createSourcesRepository(db);
  const files = createPriceFiles(deps);
  const states = createJobStates(db);
  const providerStates = createProviderStates(deps);
  app.addHook('onClose', providerStates.start());
  addRoute(app, guards, calls.sources, async () => {
    const [providers, answers, prices, jobs, uploads] = await Promise.all([
      providerStates.list(),
      sources.listAnswers(),
      sources.prices(),
      states.list(),
      files.list(),
    ]);
    return {
      providers: providers.map((row) => ({
        ...row,
        open: row.open_servers > 0,
        last_success_at: instant(row.last_success_at),
        last_failure_at: instant(row.last_failure_at),
      })),
      answers: answers.map((row) => ({ ...row, newest_at: instant(row.newest_at) ?? '' })),
      prices,
      jobs: jobs.map((job) => ({
        ...job,
        started_at: instant(job.started_at),
        finished_at: instant(job.finished_at),
        succeeded_at: instant(job.succeeded_at),
        recent: job.recent.map(({ at, reason }) => ({ at: instant(at) ?? '', reason })),
      })),
      price_files: uploads.map(toPriceFile),
    };
  });
  addRoute(app, guards, calls.runJob, async ({ caller, params }) => {
    if (!(await deps.runJob?.(params.name))) throw conflict(failure('job_not_started'));
    const entry = { action: 'run job', subject: params.name, note: null, accountId: null };
    await logAction(db, { clock, ids }, { ...entry, actorId: caller.farmerId });
  });
  addRoute(
    app,
    guards,
    calls.checkPriceFile,
    async ({ caller, request }) => {
      const upload = await readUpload(request, { file: PRICE_FILE_BYTES_MAX }, () => ids.next());
      try {
        const { file } = upload.files;
        if (!file || file.bytes === 0) throw invalid({ file: [failure('price_file_missing')] });
        const max_megabytes = PRICE_FILE_BYTES_MAX / MB;
        if (file.tooLarge)
          throw tooLarge('file', failure('price_file_too_large', { max_megabytes }));
        const name = upload.fields.name ?? '';
        return toPriceFile(await files.check(caller.farmerId, file, name));
      } finally {
        await upload.dispose();
      }
    },
    { upload: { field: 'file', bytesMax: PRICE_FILE_BYTES_MAX } },
  );
  addRoute(app, guards, calls.importPriceFile, async ({ caller, params, request }) => {
    const { row, done } = await files.import(caller.farmerId, params.id);
    done.catch((error: unknown) => request.log.error({ err: error }, 'import of a price file'));
    return toPriceFile(row);
  });
}
