import { addMonths } from '@ankur/agronomy/price-statistics/monthly-prices';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { numbers } from './sql-arrays.ts';

/**
 * Recomputes the medians affected by a write, month by month: the median of each day's markets for India,
 * state and district, and the median of each month's days. Months without a report stay absent.
 */
export async function refreshAreas(
  db: Queryable,
  touched: { commodityIds: ReadonlySet<number>; months: ReadonlySet<string> },
  signal?: AbortSignal,
): Promise<void> {
  if (touched.commodityIds.size === 0) return;
  const which = numbers(touched.commodityIds, (id) => id, 'int2');
  for (const month of [...touched.months].sort()) {
    signal?.throwIfAborted();
    const from = sql`${`${month}-01`}::date`;
    const to = sql`${`${addMonths(month, 1)}-01`}::date`;
    const span = sql`commodity_id = any(${which}) and arrival_date >= ${from} and arrival_date < ${to}`;
    await db.execute(sql`
      insert into price_area_days (commodity_id, area, arrival_date, modal_paise, markets, sample)
      select p.commodity_id, a.area, p.arrival_date,
        round(percentile_cont(0.5) within group (order by p.modal_paise))::int, count(*)::int,
        bool_or(p.source = 0)
      from (select * from market_prices where ${span}) p
      join price_markets m on m.id = p.market_id
      cross join lateral (values (''), (m.state), (m.state || '/' || m.district)) as a(area)
      group by p.commodity_id, a.area, p.arrival_date
      on conflict (commodity_id, area, arrival_date) do update set
        modal_paise = excluded.modal_paise, markets = excluded.markets, sample = excluded.sample`);
    await db.execute(sql`
      insert into price_area_months as t (commodity_id, area, month, modal_paise, days, sample)
      select commodity_id, area, ${from},
        round(percentile_cont(0.5) within group (order by modal_paise))::int, count(*)::int,
        bool_or(sample)
      from price_area_days where ${span} group by commodity_id, area
      on conflict (commodity_id, area, month) do update set
        modal_paise = excluded.modal_paise, days = excluded.days, sample = excluded.sample
      where excluded.days >= t.days or not excluded.sample`);
    await db.execute(sql`
      insert into price_market_months as t (commodity_id, market_id, month, modal_paise, days, sample)
      select commodity_id, market_id, ${from},
        round(percentile_cont(0.5) within group (order by modal_paise))::int, count(*)::int,
        bool_or(source = 0)
      from market_prices where ${span} group by commodity_id, market_id
      on conflict (commodity_id, market_id, month) do update set
        modal_paise = excluded.modal_paise, days = excluded.days, sample = excluded.sample
      where excluded.days >= t.days or not excluded.sample`);
  }
}
