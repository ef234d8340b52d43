import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { linesOf } from './csv-records.ts';

type JsonRecord = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Records of a JSON document: an array, or an answer of the open-data platform with `records`. */
export function recordsIn(document: unknown): JsonRecord[] {
  const list = isRecord(document) ? document.records : document;
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

/** Records of a `.json` document (read into memory) or of a `.jsonl` with one record a line (streamed). */
export async function* jsonRecords(path: string): AsyncGenerator<JsonRecord> {
  if (/\.(jsonl|ndjson)(\.gz)?$/.test(path)) {
    for await (const line of linesOf(path)) {
      if (!line.trim()) continue;
      const record: unknown = JSON.parse(line);
      if (isRecord(record)) yield record;
    }
    return;
  }
  const bytes = await readFile(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  yield* recordsIn(JSON.parse(text));
}
