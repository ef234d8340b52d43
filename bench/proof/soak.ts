import { readFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { subjectOf } from '../../e2e/support/subject-of.ts';
import { startBare } from '../support/bare.ts';
import { percentile } from '../support/percentile.ts';
import { actionsOf, bareActions, KINDS } from './soak/actions.ts';
import { asFastAsPossible, atRate, type LoadPlan, type LoadReport } from './soak/load.ts';
import { growthOf, type MemorySample, watchMemory } from './soak/memory.ts';
import { openVillage } from './soak/village.ts';
import { type Farmer, signInAgain } from './support/farmer.ts';
import { startProduct } from './support/product.ts';
import { randomOf } from './support/random.ts';
import { rawClient } from './support/raw-http.ts';

const USAGE = 'usage: npm run soak -- [MINUTES] [SEED]\n';
const MINUTES = 30;
const WARM_UP_S = 30;
/** Code that runs for the first time, and indexes that are loaded for the first question, are no capacity. */
const FIRST_S = 20;
const SEARCH_S = 20;
const TOGETHER = 8;
/** A rate is sustained when what is still unanswered at its end takes less than this share of the time. */
const LATE_SHARE = 0.05;
const SLOWER = 0.85;
const SHARE = 2 / 3;
/** How long bare Node answers for comparison. */
const BARE_S = 40;
/** Access tokens live for half an hour. */
const SIGN_IN_S = 20 * 60;
const GROWTH_MAX = 0.05;
const SPREAD_MAX = 3;
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const print = (line: string) => void process.stdout.write(`${line}\n`);
const ms = (value: number) => `${value.toFixed(1)} ms`;

const [minutes = MINUTES, seed = 1, ...rest] = process.argv.slice(2).map(Number);
if (!(minutes > 0) || !Number.isSafeInteger(seed) || rest.length > 0) {
  process.stderr.write(USAGE);
  process.exit(2);
}

/** True when memory of the server, or of server and database together, grows beyond the limit. The database fills its cache first. */
function printMemory(samples: readonly MemorySample[]): boolean {
  const parts: [string, (sample: MemorySample) => number, boolean][] = [
    ['server', ({ serverMb }) => serverMb, true],
    ['database', ({ databaseMb }) => databaseMb, false],
    ['together', ({ serverMb, databaseMb }) => serverMb + databaseMb, true],
  ];
  let grew = false;
  for (const [name, of, isJudged] of parts) {
    const { first, last, growth } = growthOf(samples.map(of));
    if (isJudged && growth > GROWTH_MAX) grew = true;
    print(
      `memory of ${name}: first third ${first.toFixed(0)} MB, last third ${last.toFixed(0)} MB (${(growth * 100).toFixed(1)} %)`,
    );
  }
  return grew;
}

/** True when p99 of a kind is too far above its p50. */
function printTimes(reports: readonly LoadReport[]): boolean {
  let spread = false;
  const timesOf = (wanted: (name: string, kind: string) => boolean) =>
    reports.flatMap(({ times }) =>
      [...times].flatMap(([{ name, kind }, values]) => (wanted(name, kind) ? values : [])),
    );
  for (const kind of KINDS) {
    const values = timesOf((_name, its) => its === kind);
    if (values.length === 0) continue;
    const [p50, p99] = [percentile(values, 0.5), percentile(values, 0.99)];
    if (p99 > SPREAD_MAX * p50) spread = true;
    print(
      `${kind}: ${values.length} answers, p50 ${ms(p50)}, p99 ${ms(p99)} (×${(p99 / p50).toFixed(1)})`,
    );
    const actions = [...(reports[0]?.times.keys() ?? [])].filter((action) => action.kind === kind);
    for (const { name } of actions.length > 1 ? actions : []) {
      const own = timesOf((its) => its === name);
      print(`  ${name}: p50 ${ms(percentile(own, 0.5))}, p99 ${ms(percentile(own, 0.99))}`);
    }
  }
  return spread;
}

/**
 * The highest rate (requests/s) that is sustained. Clients that wait for their answers find where to begin; they leave
 * photographs in the queue behind them, so that their rate alone is too high.
 */
async function capacityOf(plan: Omit<LoadPlan, 'seconds'>): Promise<number> {
  let { perSecond: rate } = await asFastAsPossible({ ...plan, seconds: SEARCH_S }, TOGETHER);
  for (;;) {
    const { perSecond, errors, senderCores } = await atRate({ ...plan, seconds: SEARCH_S }, rate);
    const sustained = errors.size === 0 && perSecond >= rate * (1 - LATE_SHARE);
    print(
      `${rate.toFixed(0)} requests/s sent, ${perSecond.toFixed(0)} answered${sustained ? '' : ': not sustained'}; the sender takes ${senderCores.toFixed(2)} cores`,
    );
    if (sustained) return rate;
    rate *= SLOWER;
  }
}

/** The same spread of bare `node:http` and `pg` on this machine and database, at two thirds of what they can do: how close a server can come. */
async function printBare(dataDir: string, farmerId: string, plan: Omit<LoadPlan, 'seconds'>) {
  const bare = await startBare(dataDir, farmerId);
  const bareClient = rawClient(bare.url, 256);
  const bared = { ...plan, client: bareClient, actions: bareActions() };
  try {
    await asFastAsPossible({ ...bared, seconds: 5 }, TOGETHER);
    const rate = (await capacityOf(bared)) * SHARE;
    print(`bare node:http and pg, reads and writes alone, at ${rate.toFixed(0)} requests/s:`);
    printTimes([await atRate({ ...bared, seconds: BARE_S }, rate)]);
  } finally {
    bareClient.close();
    bare.stop();
  }
}

const product = await startProduct({ LOG_LEVEL: 'error', ACCOUNT_STORAGE_MB: '100000' });
const client = rawClient(product.url, 256);
let failed = true;
try {
  const photo = await readFile(join(root, 'e2e/support/pictures/leaf.jpg'));
  const village = await openVillage(client, photo);
  const plan = { client, village, actions: actionsOf(village), random: randomOf(seed) };
  await asFastAsPossible({ ...plan, seconds: FIRST_S }, 8);
  const rate = (await capacityOf(plan)) * SHARE;
  print(
    `soak: ${minutes} minutes at ${rate.toFixed(0)} requests/s; load of the machine ${loadavg()[0]?.toFixed(1)}`,
  );
  await atRate({ ...plan, seconds: WARM_UP_S }, rate);
  const memory = watchMemory(product.app().process.pid ?? 0);
  const reports: LoadReport[] = [];
  for (let left = minutes * 60; left > 0; left -= SIGN_IN_S) {
    for (const farmer of village.farmers) await signInAgain(client, farmer);
    reports.push(await atRate({ ...plan, seconds: Math.min(left, SIGN_IN_S) }, rate));
  }
  memory.stop();
  const errors = reports.flatMap((report) => [...report.errors]);
  const sent = reports.reduce(
    (sum, { times }) => sum + [...times.values()].reduce((all, values) => all + values.length, 0),
    0,
  );
  const spread = printTimes(reports);
  const grew = printMemory(memory.samples);
  print(
    `sender late by (p99): ${ms(Math.max(...reports.map(({ senderDelayMs }) => senderDelayMs)))}, it takes ${Math.max(...reports.map(({ senderCores }) => senderCores)).toFixed(2)} of ${availableParallelism()} cores; load of the machine ${loadavg()[0]?.toFixed(1)}`,
  );
  for (const [what, times] of errors) print(`  error: ${what} ×${times}`);
  print(
    `${sent} answers, errors ${errors.reduce((sum, [, times]) => sum + times, 0)} (wanted 0), memory ${grew ? 'grew' : 'flat'} (wanted ≤ ${GROWTH_MAX * 100} %), p99 ${spread ? 'above' : 'within'} ${SPREAD_MAX} × p50 of every kind`,
  );
  failed = spread || grew || errors.length > 0;
  await printBare(product.dataDir, subjectOf(village.farmers[0] as Farmer), plan);
} finally {
  client.close();
  await product.remove();
}
process.exit(failed ? 1 : 0);
