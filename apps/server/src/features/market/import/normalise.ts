import {
  type AsideReason,
  isHundredfoldSlip,
  median,
  type PriceRow,
  type RawPrice,
  readPriceRow,
} from '@ankur/content/price-row';
import { inBatches } from '../store/write-stream.ts';

/** What became of the rows of a file. */
export interface Tally {
  in: number;
  kept: number;
  aside: Partial<Record<AsideReason | 'hundredfold-slip', number>>;
}

export const emptyTally = (): Tally => ({ in: 0, kept: 0, aside: {} });

/** Rows of one commodity and month that tell what is usual; fewer tell nothing. */
const ENOUGH = 20;
const BATCH = 5_000;

/** Rows under our names, in paise; what cannot be believed is set aside, with its reason counted in the tally. */
export async function* normalised(
  raws: AsyncIterable<RawPrice> | Iterable<RawPrice>,
  tally: Tally,
): AsyncGenerator<PriceRow> {
  const setAside = (reason: keyof Tally['aside']) => {
    tally.aside[reason] = (tally.aside[reason] ?? 0) + 1;
  };
  for await (const batch of inBatches(raws, BATCH)) {
    tally.in += batch.length;
    const rows: PriceRow[] = [];
    for (const raw of batch) {
      const read = readPriceRow(raw);
      if ('kept' in read) rows.push(read.kept);
      else setAside(read.aside);
    }
    const usual = usualPrices(rows);
    for (const row of rows) {
      const middle = usual.get(groupOf(row));
      if (middle !== undefined && isHundredfoldSlip(row.modalPaise, middle)) {
        setAside('hundredfold-slip');
        continue;
      }
      tally.kept += 1;
      yield row;
    }
  }
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
