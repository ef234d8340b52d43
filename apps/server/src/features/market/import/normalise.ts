import {
  isHundredfoldSlip,
  median,
  mergePriceRows,
  type PriceRow,
  priceRowKey,
  type RawPrice,
  readPriceRow,
} from '@ankur/content/price-row';
import { inBatches } from '../store/write-stream.ts';
import { emptyTally, type Tally } from './tally.ts';

/** Minimum rows of one commodity and month for a usual price. */
const ENOUGH = 20;
const BATCH = 5_000;

/**
 * Rows with normalised names, in paise, one per commodity, market and day; implausible rows are rejected, with the
 * reason counted in the tally. Buffers one batch: rows of one day that are further apart are merged in the store.
 */
export async function* normalised(
  raws: AsyncIterable<RawPrice> | Iterable<RawPrice>,
  tally: Tally,
): AsyncGenerator<PriceRow> {
  // Varieties are adjacent in the official layouts; a batch may end between two of them.
  let open: PriceRow[] = [];
  for await (const batch of inBatches(raws, BATCH)) {
    const rows = [...open, ...plausible(batch, tally)];
    const end = startOfLastDay(rows);
    open = rows.slice(end);
    yield* counted(rows.slice(0, end), tally);
  }
  yield* counted(open, tally);
}

/** The same for one answer of a provider. */
export async function normaliseAnswer(raws: readonly RawPrice[]): Promise<PriceRow[]> {
  const rows: PriceRow[] = [];
  for await (const row of normalised(raws, emptyTally())) rows.push(row);
  return rows;
}

/** Index of the first row of the last group of one commodity, market and day. */
function startOfLastDay(rows: readonly PriceRow[]): number {
  const last = rows.at(-1);
  if (!last) return 0;
  const key = priceRowKey(last);
  return 1 + rows.findLastIndex((row) => priceRowKey(row) !== key);
}

function counted(rows: readonly PriceRow[], tally: Tally): readonly PriceRow[] {
  const kept = mergePriceRows(rows);
  tally.kept += kept.length;
  tally.merged += rows.length - kept.length;
  return kept;
}

function plausible(batch: readonly RawPrice[], tally: Tally): PriceRow[] {
  const setAside = (reason: keyof Tally['aside']) => {
    tally.aside[reason] = (tally.aside[reason] ?? 0) + 1;
  };
  tally.in += batch.length;
  const rows: PriceRow[] = [];
  for (const raw of batch) {
    const read = readPriceRow(raw);
    if ('kept' in read) rows.push(read.kept);
    else setAside(read.aside);
  }
  const usual = usualPrices(rows);
  return rows.filter((row) => {
    const middle = usual.get(groupOf(row));
    if (middle === undefined || !isHundredfoldSlip(row.modalPaise, middle)) return true;
    setAside('hundredfold-slip');
    return false;
  });
}

const groupOf = (row: PriceRow) => `${row.commodity}/${row.date.slice(0, 7)}`;

function usualPrices(rows: readonly PriceRow[]): Map<string, number> {
  const groups = Map.groupBy(rows, groupOf);
  return new Map(
    [...groups]
      .filter(([, group]) => group.length >= ENOUGH)
      .map(([key, group]) => [key, median(group.map((row) => row.modalPaise))]),
  );
}
