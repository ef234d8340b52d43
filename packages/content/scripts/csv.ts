import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { cellsOf } from '../src/csv-line.ts';

/** Reads a CSV file (plain or .gz) as records keyed by its header; a missing field reads ''. */
export function* readCsv(path: string): Generator<(column: string) => string> {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const [header = '', ...lines] = text.split(/\r?\n/);
  const columns = new Map(cellsOf(header).map((name, index) => [name, index]));
  for (const line of lines) {
    if (line === '') continue;
    const fields = cellsOf(line);
    yield (column) => (fields[columns.get(column) ?? -1] ?? '').trim();
  }
}
