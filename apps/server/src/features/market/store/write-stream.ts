import type { PriceRow } from '@ankur/content/price-row';
import type { Queryable } from '../../../platform/database/database.ts';
import type { SourceName } from './price-sources.ts';
import { createPriceWriter, nothingTouched, type Touched } from './price-writer.ts';

const ROWS_PER_BATCH = 5_000;

/** The items of a stream in batches; pulls the next batch after the current one was consumed. */
export async function* inBatches<T>(
  items: Iterable<T> | AsyncIterable<T>,
  size: number,
): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Stores a stream of rows of any length in constant memory; the caller recomputes the medians of what it affected. */
export async function writeStream(
  db: Queryable,
  rows: Iterable<PriceRow> | AsyncIterable<PriceRow>,
  source: SourceName,
): Promise<Touched> {
  const writer = createPriceWriter(db);
  const run = await writer.begin();
  const all = nothingTouched();
  const write = async (batch: readonly PriceRow[]) => {
    const touched = await writer.write(batch, source, run);
    for (const id of touched.commodityIds) all.commodityIds.add(id);
    for (const month of touched.months) all.months.add(month);
  };
  // One batch is stored while the next is read.
  let storing: Promise<void> = Promise.resolve();
  try {
    for await (const batch of inBatches(rows, ROWS_PER_BATCH)) {
      await storing;
      storing = write(batch);
      // Its rejection is thrown by the next await; this handler avoids an unhandled rejection meanwhile.
      storing.catch(() => {});
    }
  } finally {
    await storing;
  }
  return all;
}
