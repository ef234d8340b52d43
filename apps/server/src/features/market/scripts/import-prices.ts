/**
 * npm run import:prices -- FILE… imports price files and prints what became of every row; `--dry` only
 * reads. The server may be running.
 */
import { refuseArguments, withServer } from '../../../run-command.ts';
import { importPriceFile, readPriceFile } from '../import/import-file.ts';
import { normalised } from '../import/normalise.ts';
import { emptyTally, sumTallies, type Tally, tallyText } from '../import/tally.ts';
import { refreshAreas } from '../store/price-rollups.ts';

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
    return refuseArguments('usage: npm run import:prices -- FILE.csv[.gz] | FILE.json … [--dry]\n');
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
  const log = { info: say, warn };
  await withServer(
    'import-prices',
    import.meta.url,
    async ({ inputs: { db } }) => {
      for (const file of files) {
        const start = performance.now();
        const { tally, touched } = await importPriceFile(db, file);
        report(file, tally, (performance.now() - start) / 1000);
        tallies.push(tally);
        await refreshAreas(db, touched);
        say(`  medians of ${touched.months.size} months renewed`);
      }
      sayAll();
    },
    log,
  );
}

await main(process.argv.slice(2)).catch((error: Error) => {
  warn(error.message);
  process.exitCode = 1;
});
