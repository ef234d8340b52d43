import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { cellsOf } from '@ankur/content/csv-line';

export type CsvRecord = Readonly<Record<string, string>>;

/** Streams the lines of a text file, also of a `.gz`. */
export function linesOf(path: string): AsyncIterable<string> {
  const file = createReadStream(path, { highWaterMark: 1 << 20 });
  const input = path.endsWith('.gz') ? file.pipe(createGunzip()) : file;
  return createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
}

/** Streams the records of a CSV with a header line. */
export async function* csvRecords(path: string): AsyncGenerator<CsvRecord> {
  let names: string[] | undefined;
  for await (const line of linesOf(path)) {
    if (!line.trim()) continue;
    const cells = cellsOf(line);
    if (!names) {
      names = cells.map((name) => name.replace(/^\uFEFF/, '').trim());
      continue;
    }
    const record: Record<string, string> = {};
    for (let at = 0; at < names.length; at++) record[names[at] ?? ''] = cells[at] ?? '';
    yield record;
  }
}
