import { mergePriceRows, type PriceRow } from '@ankur/content/price-row';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { createPriceNames, marketKey } from './price-names.ts';
import { createPricePartitions } from './price-partitions.ts';
import { refreshAreas } from './price-rollups.ts';
import { SOURCE, type SourceName } from './price-sources.ts';
import { numbers, texts } from './sql-arrays.ts';

/** What a write affected, so that its medians can be recomputed. */
export interface Touched {
  commodityIds: Set<number>;
  months: Set<string>;
}

/** Start of a series of writes, as a transaction id. */
export type Run = string & { readonly run: unique symbol };

export interface PriceWriter {
  /** Begins a run: its rows of one market day are varieties of one report. */
  begin(): Promise<Run>;
  /**
   * Stores rows of one source, one per commodity, market and day. A row replaces what was stored before the run, also when
   * its source corrects itself to a narrower span, and is merged with rows of the same run; the sample replaces nothing
   * real. Without a run the rows form a run of their own.
   */
  write(rows: readonly PriceRow[], source: SourceName, run?: Run): Promise<Touched>;
  /** Writes and recomputes the medians at once: for one answer of a provider. */
  writeAndRefresh(rows: readonly PriceRow[], source: SourceName): Promise<void>;
}

const BATCH = 5_000;
/** The largest price a column holds, ₹2 crore a quintal. */
const PAISE_MAX = 2_000_000_000;

export const nothingTouched = (): Touched => ({ commodityIds: new Set(), months: new Set() });

export function createPriceWriter(db: Queryable): PriceWriter {
  const names = createPriceNames(db);
  const partitions = createPricePartitions(db);

  const begin = async (): Promise<Run> => {
    const { rows } = await db.execute<{ id: string }>(
      // `xmin` of a row has the lower 32 bits.
      sql`select (pg_current_xact_id()::text::numeric % 4294967296)::text as id`,
    );
    return (rows[0]?.id ?? '0') as Run;
  };

  const writeBatch = async (
    batch: readonly PriceRow[],
    source: SourceName,
    run: Run,
    touched: Touched,
  ) => {
    const rows = mergePriceRows(batch.filter((row) => row.maxPaise <= PAISE_MAX));
    if (rows.length === 0) return;
    const commodities = await names.commodityIds(rows.map((row) => row.commodity));
    const markets = await names.marketIds(rows);
    const months = new Set(rows.map((row) => row.date.slice(0, 7)));
    await partitions.ensure(months);
    const columns = rows.map((row) => ({
      commodity: commodities.get(row.commodity) ?? 0,
      market: markets.get(marketKey(row)) ?? 0,
      row,
    }));
    for (const { commodity } of columns) touched.commodityIds.add(commodity);
    for (const month of months) touched.months.add(month);
    await insertPrices(db, columns, SOURCE[source], run);
    await insertLatest(db, columns, SOURCE[source], run);
  };

  const write: PriceWriter['write'] = async (rows, source, run) => {
    const touched = nothingTouched();
    const began = run ?? (await begin());
    for (let from = 0; from < rows.length; from += BATCH) {
      await writeBatch(rows.slice(from, from + BATCH), source, began, touched);
    }
    return touched;
  };
  return {
    begin,
    write,
    async writeAndRefresh(rows, source) {
      await refreshAreas(db, await write(rows, source));
    },
  };
}

interface Placed {
  commodity: number;
  market: number;
  row: PriceRow;
}

const dates = (rows: readonly Placed[]) => rows.map((r) => r.row.date);
const priceArrays = (rows: readonly Placed[]) => sql`
  ${numbers(rows, (r) => r.commodity, 'int2')}, ${numbers(rows, (r) => r.market)}, ${texts(dates(rows), 'date')},
  ${numbers(rows, (r) => r.row.minPaise)}, ${numbers(rows, (r) => r.row.modalPaise)},
  ${numbers(rows, (r) => r.row.maxPaise)}`;

/** SQL: the stored row was written by this run, from the same source. */
const ofThisRun = (stored: 'p' | 'l', run: Run) => {
  const row = sql.raw(stored);
  return sql`${row}.source = excluded.source and age(${row}.xmin) <= age(${run}::text::xid)`;
};

/** Varieties of one day may arrive in two batches: their spans are united, the newer modal price is used. */
function insertPrices(db: Queryable, rows: readonly Placed[], source: number, run: Run) {
  const joins = ofThisRun('p', run);
  return db.execute(sql`
    insert into market_prices as p
      (commodity_id, market_id, arrival_date, min_paise, modal_paise, max_paise, source)
    select *, ${source}::int2 from unnest(${priceArrays(rows)})
    on conflict (commodity_id, arrival_date, market_id) do update set
      min_paise = case when ${joins} then least(p.min_paise, excluded.min_paise) else excluded.min_paise end,
      max_paise = case when ${joins} then greatest(p.max_paise, excluded.max_paise) else excluded.max_paise end,
      modal_paise = excluded.modal_paise, source = excluded.source
    where excluded.source > 0 or p.source = 0`);
}

function insertLatest(db: Queryable, rows: readonly Placed[], source: number, run: Run) {
  const joins = sql`l.arrival_date = excluded.arrival_date and ${ofThisRun('l', run)}`;
  const newest = new Map<string, Placed>();
  for (const placed of rows) {
    const key = `${placed.commodity}/${placed.market}`;
    const known = newest.get(key);
    if (!known || known.row.date < placed.row.date) newest.set(key, placed);
  }
  const list = [...newest.values()];
  return db.execute(sql`
    insert into price_latest as l
      (commodity_id, market_id, arrival_date, min_paise, modal_paise, max_paise, state, source)
    select *, ${source}::int2 from unnest(${priceArrays(list)}, ${texts(list.map((r) => r.row.state))})
    on conflict (commodity_id, market_id) do update set
      arrival_date = excluded.arrival_date,
      min_paise = case when ${joins} then least(l.min_paise, excluded.min_paise) else excluded.min_paise end,
      max_paise = case when ${joins} then greatest(l.max_paise, excluded.max_paise) else excluded.max_paise end,
      modal_paise = excluded.modal_paise, source = excluded.source
    where excluded.arrival_date > l.arrival_date
      or (excluded.arrival_date = l.arrival_date and (excluded.source > 0 or l.source = 0))`);
}
