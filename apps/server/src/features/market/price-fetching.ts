import { setTimeout as pause } from 'node:timers/promises';
import { addMonths } from '@ankur/agronomy/price-statistics/monthly-prices';
import { sql } from 'drizzle-orm';
import { type Clock, indianDate } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { MandiPrices, MonthlyMandiPrices } from '../../upstreams/mandi-prices/mandi-prices.ts';
import { normaliseAnswer } from './import/normalise.ts';
import { createPriceInterest } from './price-interest.ts';
import { createPriceQuestions, freshMs } from './price-questions.ts';
import { areaKey } from './store/price-reader.ts';
import { createPriceWriter } from './store/price-writer.ts';

interface Deps {
  db: Database;
  clock: Clock;
  /** Between two calls of one provider; a test waits for nothing. */
  pauseMs?: number;
}

const PAUSE_MS = 1_000;
const QUESTIONS_A_RUN = 60;
const PAIRS_A_RUN = 24;
const MONTHS = 12;
const HALF_HOUR = 30 * 60_000;

/**
 * Asks the provider again for what farmers look at, one call after the other. The first failure ends the run: the
 * provider is left alone until the next. Answers how many questions were put.
 */
export async function refreshQuestions(
  { db, clock, pauseMs = PAUSE_MS }: Deps,
  provider: MandiPrices,
): Promise<number> {
  const interest = createPriceInterest(db, clock);
  const questions = createPriceQuestions({
    provider,
    interest,
    clock,
    writer: createPriceWriter(db),
  });
  let put = 0;
  const before = new Date(clock.now().getTime() - HALF_HOUR);
  for (const row of await interest.due(before, QUESTIONS_A_RUN)) {
    const kind = row.question.startsWith('history|') ? 'history' : 'day';
    const question = { ...row, date: row.arrivalDate };
    const age = clock.now().getTime() - (row.fetchedAt?.getTime() ?? 0);
    if (age < freshMs(question, kind, clock)) continue;
    put += 1;
    if ((await questions.fetch(question, kind)) === 'failed') break;
    await pause(pauseMs);
  }
  return put;
}

/**
 * Fetches the months of the last year that are missing for what farmers look at, and the present month anew, one
 * call after the other. Every month is stored when it comes, so that a broken run goes on where it stopped.
 */
export async function fetchMonths(
  { db, clock, pauseMs = PAUSE_MS }: Deps,
  provider: MonthlyMandiPrices,
): Promise<number> {
  const writer = createPriceWriter(db);
  const present = indianDate(clock.now()).slice(0, 7);
  let calls = 0;
  for (const { state, commodity } of await createPriceInterest(db, clock).histories(PAIRS_A_RUN)) {
    const known = await realMonths(db, state, commodity);
    for (let back = 0; back < MONTHS; back++) {
      const month = addMonths(present, -back);
      if (back > 0 && known.has(month)) continue;
      const raw = await provider.month(state, commodity, month).catch(() => null);
      calls += 1;
      if (raw === null) return calls;
      const rows = await normaliseAnswer(raw);
      await writer.writeAndRefresh(rows, 'agmarknet');
      await pause(pauseMs);
    }
  }
  return calls;
}

async function realMonths(db: Database, state: string, commodity: string): Promise<Set<string>> {
  const { rows } = await db.execute<{ month: string }>(
    sql`select to_char(month, 'YYYY-MM') as month from price_area_months
        where commodity_id = (select id from price_commodities where name = ${commodity})
        and area = ${areaKey({ state, district: '' })} and not sample`,
  );
  return new Set(rows.map((row) => row.month));
}
