import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aWebm } from '@ankur/server/testing/made-videos';
import { paddedWebm } from '../../e2e/support/padded-webm.ts';
import { startDistrict } from './district/district.ts';
import { findPrograms } from './district/programs.ts';
import { type DistrictReport, runDistrict } from './district/run-district.ts';

const USAGE = 'usage: npm run proof:district -- [SECONDS] [NOTICE_SECONDS]\n';
const OUTAGE_MAX_MS = 30_000;
const SECONDS_MAX = 600;
const VIDEO_BYTES = 3 * 1024 * 1024;
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const print = (line: string) => void process.stdout.write(`${line}\n`);

const [seconds = 20, notice = 3, ...rest] = process.argv.slice(2).map(Number);
const isSpan = (n: number) => Number.isFinite(n) && n >= 0 && n <= SECONDS_MAX;
if (!isSpan(seconds) || !isSpan(notice) || rest.length > 0) {
  process.stderr.write(USAGE);
  process.exit(2);
}

print(
  "district: two servers, a proxy, pgbouncer, a PostgreSQL primary with a synchronous standby and Redis of Debian's packages, and the S3 store of the tests (s3rver; Debian has none that stands alone), all on loopback and in one temporary folder",
);
const found = findPrograms();
if ('missing' in found) {
  process.stderr.write(
    `missing: ${found.missing.join(', ')}; nothing is installed from here: apt-get install ${found.missing.join(' ')}\n`,
  );
  process.exit(2);
}

/** Says what happened; true when what is promised was kept. */
function printReport({ tally, losses, reads, outages, ended }: DistrictReport): boolean {
  const failures = [...tally.failures].map(([status, times]) => `${status} ×${times}`).join(', ');
  print(`writes acknowledged: ${tally.acknowledged}; sent again: ${tally.again}`);
  print(`answers of failure meanwhile: ${failures || 'none'}`);
  const spans = [...outages].map(([name, ms]) => `${name} ${(ms / 1000).toFixed(1)} s`).join(', ');
  const longest = Math.max(...outages.values());
  print(`from the kill to the next acknowledged write: ${spans}`);
  print(`longest "try again": ${(longest / 1000).toFixed(1)} s (at most ${OUTAGE_MAX_MS / 1000})`);
  print(`own writes read at once: ${reads.made}, missed: ${reads.missed.length}`);
  for (const { writer, kind, what } of losses) print(`  ${kind}: ${writer}: ${what}`);
  const of = (kind: string) => losses.filter((loss) => loss.kind === kind).length;
  print(`lost: ${of('lost')}, doubled: ${of('doubled')}, refused: ${of('refused')}`);
  print(`servers that ended: ${ended}`);
  return (
    losses.length === 0 && reads.missed.length === 0 && ended === 0 && longest <= OUTAGE_MAX_MS
  );
}

const district = await startDistrict(found.programs, print);
let kept = false;
try {
  const files = {
    photo: await readFile(join(root, 'e2e/support/pictures/leaf.jpg')),
    video: paddedWebm(await aWebm({ seconds: 2 }), VIDEO_BYTES),
  };
  kept = printReport(
    await runDistrict({ district, files, seconds, noticeMs: notice * 1_000, print }),
  );
  print(`requests to each server: ${district.counts.join(' and ')}`);
} finally {
  await district.stop();
}
print(kept ? 'kept' : 'not kept');
process.exit(kept ? 0 : 1);
