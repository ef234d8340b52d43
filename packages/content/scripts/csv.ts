import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** Splits one CSV line that may hold quoted fields with commas and doubled quotes. */
export function splitCsvLine(line: string): string[] {
  if (!line.includes('"')) return line.split(',');
  const fields: string[] = [];
  let field = '';
  let quoted = false;
  for (let at = 0; at < line.length; at++) {
    const char = line[at] ?? '';
    if (char === '"' && quoted && line[at + 1] === '"') {
      field += '"';
      at++;
    } else if (char === '"') quoted = !quoted;
    else if (char === ',' && !quoted) {
      fields.push(field);
      field = '';
    } else field += char;
  }
  fields.push(field);
  return fields;
}

/** Reads a CSV file (plain or .gz) as records keyed by its header; a missing field reads ''. */
export function* readCsv(path: string): Generator<(column: string) => string> {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const [header = '', ...lines] = text.split(/\r?\n/);
  const columns = new Map(splitCsvLine(header).map((name, index) => [name, index]));
  for (const line of lines) {
    if (line === '') continue;
    const fields = splitCsvLine(line);
    yield (column) => (fields[columns.get(column) ?? -1] ?? '').trim();
  }
}
