import { type MonthlyPrice, readPriceSample } from '@ankur/content/price-sample';
import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { createPriceNames, marketKey } from './price-names.ts';
import { refreshAreas } from './price-rollups.ts';
import { numbers, texts } from './sql-arrays.ts';
import { inBatches, writeStream } from './write-stream.ts';

const MONTHS_PER_BATCH = 10_000;

/**
 * Loads the built-in historical sample, once; real rows are never replaced by it. `onDays` is
 * called when days can be read and only older months are still being loaded.
 */
export async function loadPriceSample(
  db: Database,
  onDays: () => void = () => {},
  signal?: AbortSignal,
): Promise<void> {
  const { rows } = await db.execute(sql`select 1 from price_loads where name = 'sample'`);
  if (rows.length > 0) return;
  const sample = await readPriceSample();
  // Each part in one transaction: atomic, and one fsync instead of a hundred.
  await db.transaction(async (tx) => {
    const days = until(signal, sample.daily());
    await refreshAreas(tx, await writeStream(tx, days, 'sample'), signal);
  });
  onDays();
  await db.transaction(async (tx) => {
    await writeMonths(tx, until(signal, sample.monthly()));
    await tx.execute(sql`insert into price_loads (name) values ('sample') on conflict do nothing`);
  });
}

/** The rows; throws on abort. */
function* until<T>(signal: AbortSignal | undefined, rows: Iterable<T>): Generator<T> {
  for (const row of rows) {
    signal?.throwIfAborted();
    yield row;
  }
}

async function writeMonths(db: Queryable, rows: Iterable<MonthlyPrice>): Promise<void> {
  const names = createPriceNames(db);
  for await (const batch of inBatches(rows, MONTHS_PER_BATCH)) {
    const commodities = await names.commodityIds(batch.map((row) => row.commodity));
    const markets = await names.marketIds(batch);
    const months = batch.map((row) => `${row.month}-01`);
    await db.execute(sql`
      insert into price_market_months (commodity_id, market_id, month, modal_paise, days, sample)
      select *, true from unnest(
        ${numbers(batch, (row) => commodities.get(row.commodity) ?? 0, 'int2')},
        ${numbers(batch, (row) => markets.get(marketKey(row)) ?? 0)},
        ${texts(months, 'date')},
        ${numbers(batch, (row) => row.modalPaise)},
        ${numbers(batch, (row) => row.days)})
      on conflict do nothing`);
  }
  await db.execute(sql`
    insert into price_area_months (commodity_id, area, month, modal_paise, days, sample)
    select p.commodity_id, a.area, p.month,
      round(percentile_cont(0.5) within group (order by p.modal_paise))::int, max(p.days)::int, true
    from price_market_months p join price_markets m on m.id = p.market_id
    cross join lateral (values (''), (m.state), (m.state || '/' || m.district)) as a(area)
    where p.sample
    group by p.commodity_id, a.area, p.month
    on conflict do nothing`);
}

/** Removes the sample: with a provider only reported prices may be shown. */
export async function removePriceSample(db: Database): Promise<void> {
  const { rows } = await db.execute(
    sql`select 1 from price_latest where source = 0
        union all select 1 from price_loads where name = 'sample' limit 1`,
  );
  if (rows.length === 0) return;
  await db.execute(sql`delete from market_prices where source = 0`);
  await db.execute(sql`delete from price_latest where source = 0`);
  await db.execute(sql`delete from price_area_days where sample`);
  await db.execute(sql`delete from price_area_months where sample`);
  await db.execute(sql`delete from price_market_months where sample`);
  await db.execute(sql`delete from price_loads where name = 'sample'`);
}
