import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { aWebm } from '@ankur/server/testing/made-videos';
import { startOwnApp } from '../../e2e/support/start-app.ts';
import { printReport } from './fuzz/print-report.ts';
import { runFuzz } from './fuzz/run-fuzz.ts';

const USAGE = 'usage: npm run fuzz -- [REQUESTS] [SEED]\n';
const REQUESTS = 10_000;
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const run = promisify(execFile);

/** Reads `[REQUESTS] [SEED]`; exits when they are not integers. */
function orders(): { requests: number; seed: number } {
  const [requests = REQUESTS, seed = Date.now() % 1_000_000, ...rest] = process.argv
    .slice(2)
    .map(Number);
  if (![requests, seed].every(Number.isSafeInteger) || requests < 1 || rest.length > 0) {
    process.stderr.write(USAGE);
    process.exit(2);
  }
  return { requests, seed };
}

const { requests, seed } = orders();
const app = await startOwnApp({ RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
const makeStaff = async (email: string) => {
  for (const role of ['expert', 'moderator', 'operator'])
    await run(
      process.execPath,
      ['apps/server/src/features/console/scripts/operator.ts', 'add', email, '--role', role],
      { cwd: root, env: { ...process.env, DATA_DIR: app.dataDir } },
    );
};
let failed = true;
try {
  process.stdout.write(`fuzz: ${requests} requests, seed ${seed}\n`);
  const report = await runFuzz({
    url: app.url,
    requests,
    seed,
    makeStaff,
    files: {
      photo: await readFile(join(root, 'e2e/support/pictures/leaf.jpg')),
      video: await aWebm({ seconds: 2 }),
    },
    onProgress: (done) => {
      if (done % 1_000 === 0) process.stdout.write(`  ${done} sent\n`);
    },
  });
  failed = printReport(report, (line) => process.stdout.write(`${line}\n`));
} finally {
  await app.remove();
}
process.exit(failed ? 1 : 0);
