import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { socketFolder } from '@ankur/server/platform/database/socket-folder';
import { aWebm } from '@ankur/server/testing/made-videos';
import pg from 'pg';
import { paddedWebm } from '../../e2e/support/padded-webm.ts';
import { KILL_KINDS } from './kill/kills.ts';
import { type KillReport, runKill } from './kill/run-kill.ts';
import { startProduct } from './support/product.ts';

const USAGE = 'usage: npm run kill -- [KILLS] [SEED]\n';
const KILLS = 1_000;
/** Large enough that most kills fall between or within its chunks. */
const VIDEO_BYTES = 3 * 1024 * 1024;
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const print = (line: string) => void process.stdout.write(`${line}\n`);

const [kills = KILLS, seed = Date.now() % 1_000_000, ...rest] = process.argv.slice(2).map(Number);
if (![kills, seed].every(Number.isSafeInteger) || kills < 1 || rest.length > 0) {
  process.stderr.write(USAGE);
  process.exit(2);
}

/** Database settings needed for durability across a power failure, which a kill does not test. */
async function durability(dataDir: string): Promise<string> {
  const client = new pg.Client({
    host: socketFolder(dataDir),
    user: 'ankur',
    database: 'postgres',
  });
  await client.connect();
  const names = ['fsync', 'synchronous_commit', 'full_page_writes'];
  const { rows } = await client.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1) order by name',
    [names],
  );
  await client.end();
  return rows.map(({ name, setting }) => `${name} ${setting}`).join(', ');
}

/** Prints the run and its losses; true when there are any. */
function printReport({ kills: byKind, tally, losses, ...report }: KillReport): boolean {
  const done = [...byKind].map(([kind, times]) => `${KILL_KINDS[kind]} ×${times}`).join(', ');
  print(`killed: ${done}; ${report.inWriting} in the middle of writes`);
  print(`writes acknowledged: ${tally.acknowledged}; sent again: ${tally.again}`);
  const failures = [...tally.failures].map(([status, times]) => `${status} ×${times}`).join(', ');
  print(`answers of failure meanwhile: ${failures || 'none'}`);
  print(`seconds a kill: ${((Date.now() - began) / 1000 / kills).toFixed(1)}, all of it counted`);
  print(
    `longest time without an acknowledged write: ${report.longestOutageMs} ms, after killing ${report.longestAfter}`,
  );
  for (const { writer, kind, what } of losses) print(`  ${kind}: ${writer}: ${what}`);
  const of = (kind: string) => losses.filter((loss) => loss.kind === kind).length;
  print(`lost: ${of('lost')}, doubled: ${of('doubled')}, refused: ${of('refused')}`);
  return losses.length > 0;
}

const began = Date.now();
const product = await startProduct({ LOG_LEVEL: 'silent' });
let failed = true;
try {
  print(`kill: ${kills} times, seed ${seed}; database: ${await durability(product.dataDir)}`);
  const files = {
    photo: await readFile(join(root, 'e2e/support/pictures/leaf.jpg')),
    video: paddedWebm(await aWebm({ seconds: 2 }), VIDEO_BYTES),
  };
  failed = printReport(await runKill({ product, kills, seed, files, onRound: print }));
} finally {
  await product.remove();
}
process.exit(failed ? 1 : 0);
