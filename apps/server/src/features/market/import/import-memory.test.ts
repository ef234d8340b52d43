import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const CHILD = join(dirname(fileURLToPath(import.meta.url)), '../scripts/import-memory-probe.ts');
/** `IMPORT_ROWS=1000000` for a longer measurement. */
const ROWS = Number(process.env.IMPORT_ROWS ?? 200_000);
const FIRST_LOOK = 50_000;
const OLD_SPACE_MB = 96;
const GROWTH_MAX = 2_000_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ankur-import-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Days of 200 markets and 10 commodities, in the layout of the official download. */
function* lines(): Generator<string> {
  yield 'State,District,Market,Commodity,Variety,Grade,Arrival_Date,Min_Price,Max_Price,Modal_Price\n';
  const commodities = 'Onion,Wheat,Maize,Potato,Rice,Tomato,Cotton,Soyabean,Garlic,Brinjal'.split(
    ',',
  );
  for (let row = 0; row <= ROWS; row++) {
    const date = new Date(Date.UTC(2001, 0, 1 + Math.floor(row / 2_000)));
    const modal = 1_000 + ((row * 37) % 900);
    yield `Maharashtra,Nagpur,Market ${row % 200},${commodities[Math.floor(row / 200) % 10]},Other,FAQ,${date.toISOString().slice(0, 10)},${modal - 100},${modal + 100},${modal}\n`;
  }
}

it('imports any number of rows in constant memory', async () => {
  const file = join(folder, 'long.csv');
  await pipeline(Readable.from(lines()), createWriteStream(file));
  const flags = ['--expose-gc', `--max-old-space-size=${OLD_SPACE_MB}`];
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...flags,
    CHILD,
    file,
    String(FIRST_LOOK),
    String(ROWS),
  ]);
  const looks: { rows: number; heap: number }[] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(looks.map(({ rows }) => rows)).toEqual([FIRST_LOOK, ROWS]);
  const [early, late] = looks.map(({ heap }) => heap);
  expect((late ?? 0) - (early ?? 0)).toBeLessThan(GROWTH_MAX);
}, 120_000);
