import type { RawPrice } from '@ankur/content/price-row';
import type { Database } from '../../../platform/database/database.ts';
import { rawRecord } from '../../../providers/mandi-prices/raw-record.ts';
import type { Touched } from '../store/price-writer.ts';
import { writeStream } from '../store/write-stream.ts';
import { csvRecords } from './csv-records.ts';
import { jsonRecords } from './json-records.ts';
import { normalised } from './normalise.ts';
import { emptyTally, type Tally } from './tally.ts';

/** Rows of a file in any of the official layouts, CSV or JSON, plain or gzipped. */
export async function* readPriceFile(path: string): AsyncGenerator<RawPrice> {
  const records = /\.(json|jsonl|ndjson)(\.gz)?$/.test(path) ? jsonRecords(path) : csvRecords(path);
  for await (const record of records) yield rawRecord(record);
}

/** Stores a file's rows; the caller renews the medians of {@link Touched}. */
export async function importPriceFile(
  db: Database,
  path: string,
): Promise<{ tally: Tally; touched: Touched }> {
  const tally = emptyTally();
  const touched = await writeStream(db, normalised(readPriceFile(path), tally), 'file');
  return { tally, touched };
}
