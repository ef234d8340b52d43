/**
 * npm run import:prices -- FILE… imports price files and prints what became of every row; `--dry` only
 * reads. The server may be running.
 */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bootstrap } from '../../../bootstrap.ts';
import { enterCommand } from '../../../platform/process/enter-command.ts';
import { importPriceFile, readPriceFile } from '../import/import-file.ts';
import { normalised } from '../import/normalise.ts';
import { emptyTally, sumTallies, type Tally, tallyText } from '../import/tally.ts';
import { refreshAreas } from '../store/price-rollups.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..');
const say = (line: string) => process.stdout.write(`${line}\n`);
const warn = (line: string) => process.stderr.write(`${line}\n`);

function report(file: string, tally: Tally, seconds: number): void {
  const speed = Math.round(tally.in / Math.max(seconds, 0.001));
  const memory = Math.round(process.memoryUsage.rss() / 1e6);
  say(`${file}: ${tallyText(tally)}`);
  say(`  ${seconds.toFixed(1)} s, ${speed} rows/s, ${memory} MB`);
}

async function main(args: readonly string[]): Promise<void> {
  const files = args.filter((arg) => !arg.startsWith('--'));
  if (files.length === 0) {
    warn('usage: npm run import:prices -- FILE.csv[.gz] | FILE.json … [--dry]');
    process.exitCode = 2;
    return;
  }
  const tallies: Tally[] = [];
  const sayAll = () => files.length > 1 && say(`all files: ${tallyText(sumTallies(tallies))}`);
  if (args.includes('--dry')) {
    for (const file of files) {
      const start = performance.now();
      const tally = emptyTally();
      for await (const _ of normalised(readPriceFile(file), tally));
      report(file, tally, (performance.now() - start) / 1000);
      tallies.push(tally);
    }
    sayAll();
    return;
  }
  const { version } = JSON.parse(await readFile(join(root, '../../package.json'), 'utf8'));
  const options = { version, migrationsFolder: join(root, 'migrations'), isCommand: true };
  const server = await bootstrap(await enterCommand(fileURLToPath(import.meta.url)), options, {
    info: say,
    warn,
  });
  try {
    const { db } = server.inputs;
    for (const file of files) {
      const start = performance.now();
      const { tally, touched } = await importPriceFile(db, file);
      report(file, tally, (performance.now() - start) / 1000);
      tallies.push(tally);
      await refreshAreas(db, touched);
      say(`  medians of ${touched.months.size} months renewed`);
    }
    sayAll();
  } finally {
    await server.close();
  }
}

await main(process.argv.slice(2)).catch((error: Error) => {
  warn(error.message);
  process.exitCode = 1;
});
