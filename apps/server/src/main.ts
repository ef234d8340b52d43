import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { createPorts } from './app-ports.ts';
import { bootstrap } from './bootstrap.ts';
import { registerUploadJobs } from './features/agriloop/agriloop.jobs.ts';
import { registerQuestionJobs } from './features/assistant/questions/questions.jobs.ts';
import { understandThread } from './features/assistant/understanding/understanding.ts';
import { warmOnUse } from './features/assistant/understanding/warm-on-use.ts';
import { registerBackupJobs } from './features/backup/backup.jobs.ts';
import { registerFeedJobs } from './features/community/community.jobs.ts';
import { registerExpertJobs } from './features/experts/experts.jobs.ts';
import { registerMarketJobs } from './features/market/market.jobs.ts';
import { preparePrices } from './features/market/store/prepare-prices.ts';
import { registerNotificationJobs } from './features/notifications/notifications.jobs.ts';
import { registerRetentionJobs } from './features/privacy/retention.ts';
import { countWaitingUploads } from './features/service/console/waiting-uploads.ts';
import { openMetrics } from './open-metrics.ts';
import { badAddress } from './platform/config/bad-address.ts';
import { BadSetting, type Config, readConfig } from './platform/config/config.ts';
import { ensureDataFolder } from './platform/data-folder.ts';
import { reasonOf } from './platform/errors/reason.ts';
import { startJobs } from './platform/jobs/jobs.ts';
import { keepJobs } from './platform/jobs/keep-jobs.ts';
import { createHealthRecorder } from './platform/metrics/health-recorder.ts';
import { allMeasures } from './platform/metrics/measures.ts';
import { dropRoot, watchParent } from './platform/process/drop-root.ts';
import { registerIdempotentCreateJobs } from './platform/writes/idempotent-create.jobs.ts';
import { countedMail } from './providers/mail/counted-mail.ts';
import { registerAnswerJobs } from './providers/providers.jobs.ts';

const CLOSE_TIMEOUT_MS = 15_000;

/** The folder `apps/server`, whether this runs from `src` or from the built `dist`. */
const ownFile = fileURLToPath(import.meta.url);
const serverRoot = join(dirname(ownFile), '..');
const backupScript = join(serverRoot, 'src/features/backup/scripts/backup.ts');
const webRoot = join(serverRoot, '..', 'web', 'dist');

function fail(line: string, code: number): never {
  process.stderr.write(`ankur: ${line}\n`);
  process.exit(code);
}

async function main(): Promise<void> {
  let config: Config;
  try {
    config = { ...readConfig(process.env), ...(existsSync(webRoot) ? { webRoot } : {}) };
  } catch (error) {
    if (error instanceof BadSetting) fail(error.message, 2);
    throw error;
  }
  const { version } = JSON.parse(
    await readFile(join(serverRoot, '..', '..', 'package.json'), 'utf8'),
  );
  const log = {
    info: (message: string) =>
      config.LOG_LEVEL !== 'silent' && process.stdout.write(`ankur: ${message}\n`),
    warn: (message: string) => process.stderr.write(`ankur: ${message}\n`),
  };
  // Invalid settings are reported by the code below.
  const usable = await ensureDataFolder(config.DATA_DIR).catch(() => 'unusable');
  if (usable === undefined) {
    const place = { dataDir: config.DATA_DIR, port: config.PORT, code: [ownFile] };
    await dropRoot(place, log.warn);
  }
  const server = await bootstrap(
    config,
    { version, migrationsFolder: join(serverRoot, 'migrations') },
    log,
  ).catch((error: Error) =>
    fail(error.message || reasonOf(error), error instanceof BadSetting ? 2 : 1),
  );
  // Not awaited: the price store loads while requests are already served.
  const stopping = new AbortController();
  const pricesReady = preparePrices(
    server.inputs.db,
    config.DATA_GOV_IN_API_KEY !== undefined,
    log.warn,
    stopping.signal,
  );
  const metrics = await openMetrics(server, config);
  let jobs: ReturnType<typeof keepJobs> | undefined;
  const recorder = createHealthRecorder({
    ...server.inputs,
    loopDelayMs: () => app.load().loopDelayMs,
    uploadsWaiting: async () => (await countWaitingUploads(server.inputs.db)).count,
  });
  const measures = allMeasures([recorder, ...(metrics ? [metrics.measures] : [])]);
  const inputs = { ...server.inputs, measures, mail: countedMail(server.inputs.mail, measures) };
  const app = await buildApp({
    ...inputs,
    pricesReady,
    runJob: async (name) => (await jobs?.run(name)) ?? false,
  });
  const stopRecorder = recorder.start();
  metrics?.watch(app);

  let closing = false;
  const warnUnlessStopping = (message: string) => {
    if (!closing) log.warn(message);
  };
  const close = async (why: string, code: number) => {
    if (closing) return;
    closing = true;
    log.info(`stopping (${why})`);
    stopping.abort();
    setTimeout(() => fail('could not stop in time', 1), CLOSE_TIMEOUT_MS).unref();
    await app.close();
    await metrics?.close();
    await jobs?.stop();
    await stopRecorder();
    await server.close();
    process.exit(code);
  };
  process.on('SIGTERM', () => void close('SIGTERM', 0));
  process.on('SIGINT', () => void close('SIGINT', 0));
  // IPC channel to `npm start`: when it closes, the server and its database stop.
  const orphaned = () => void close('the starting process ended', 0);
  if (!watchParent(orphaned) && process.send) process.on('disconnect', orphaned);

  try {
    await app.listen({ host: config.HOST, port: config.PORT });
    await metrics?.listen();
  } catch (error) {
    stopping.abort();
    await pricesReady;
    await server.close();
    const setting =
      error instanceof BadSetting
        ? error.message
        : badAddress(config, (error as NodeJS.ErrnoException).code);
    fail(setting ?? (error as Error).message, setting ? 2 : 1);
  }
  const address = app.addresses()[0];
  const shownHost = config.HOST === '0.0.0.0' || config.HOST === '::' ? 'localhost' : config.HOST;
  process.stdout.write(
    `Ankur is ready: http://${shownHost}:${typeof address === 'object' ? address.port : config.PORT}/\n`,
  );
  warmOnUse(app.server, understandThread());
  // After the server listens: background jobs are not needed to serve.
  jobs = keepJobs({
    start: () => startJobs(server.inputs.db, warnUnlessStopping),
    async register(started) {
      await registerMarketJobs(started, inputs, log.warn);
      await registerNotificationJobs(started, { ...inputs, ...createPorts(inputs) }, log.warn);
      await registerExpertJobs(started, inputs, log.warn);
      await registerUploadJobs(started, inputs);
      await registerFeedJobs(started, inputs, log.warn);
      await registerQuestionJobs(started, inputs);
      await registerAnswerJobs(started, inputs);
      await registerIdempotentCreateJobs(started, inputs);
      await registerRetentionJobs(started, inputs, log.warn);
      await registerBackupJobs(started, inputs, backupScript, log);
    },
    warn: warnUnlessStopping,
  });
}

await main();
