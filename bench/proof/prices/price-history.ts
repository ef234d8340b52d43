import { addMonths } from '@ankur/agronomy/price-statistics/monthly-prices';
import type { PriceRow } from '@ankur/content/price-row';
import { readPriceSample } from '@ankur/content/price-sample';

/** The newest month, which the calls of the measurement ask for. */
const NEWEST = '2026-08';
/** Days of each month; the rest stays without reports. */
const DAYS = 28;

/** The name of the month so many before the newest one. */
const historyMonth = (at: number): string => addMonths(NEWEST, -at);

/**
 * Reports as the official exports have them, day by day and without an end into the past: every market and commodity
 * of the sample (29,504 pairs) on every second day, with prices that differ by day and month. Yields `wanted` rows
 * after `skip` of them, and never a pair twice on a day.
 */
export async function* priceHistory(wanted: number, skip = 0): AsyncGenerator<PriceRow> {
  const pairs = [...pairsOf(await readPriceSample())];
  let at = 0;
  for (let month = 0; ; month += 1) {
    const name = historyMonth(month);
    for (let day = 1; day <= DAYS; day += 1) {
      const date = `${name}-${String(day).padStart(2, '0')}`;
      const factor = 1 + ((month * 37 + day * 11) % 21) / 100;
      for (const [index, row] of pairs.entries()) {
        if ((index + day) % 2 === 0) continue;
        at += 1;
        if (at <= skip) continue;
        yield {
          ...row,
          date,
          minPaise: Math.round(row.minPaise * factor),
          modalPaise: Math.round(row.modalPaise * factor),
          maxPaise: Math.round(row.maxPaise * factor),
        };
        if (at - skip >= wanted) return;
      }
    }
  }
}

/** One row of each market and commodity. */
function* pairsOf(sample: Awaited<ReturnType<typeof readPriceSample>>): Generator<PriceRow> {
  const seen = new Set<string>();
  for (const row of sample.daily()) {
    const key = `${row.commodity}|${row.state}|${row.district}|${row.market}`;
    if (seen.has(key)) continue;
    seen.add(key);
    yield row;
  }
}
