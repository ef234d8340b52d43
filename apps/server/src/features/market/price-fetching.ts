import { setTimeout as pause } from 'node:timers/promises';
import { addDays } from '@ankur/agronomy/calendar-day';
import { addMonths } from '@ankur/agronomy/price-statistics/monthly-prices';
import { sql } from 'drizzle-orm';
import { type Clock, indianDate } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ProviderError } from '../../providers/http-client.ts';
import type { MandiPrices, MonthlyMandiPrices } from '../../providers/mandi-prices/mandi-prices.ts';
import { normaliseAnswer } from './import/normalise.ts';
import { createPriceInterest } from './price-interest.ts';
import { createPriceQueries, freshMs } from './price-queries.ts';
import { createPriceWriter } from './store/price-writer.ts';

interface Deps {
  db: Database;
  clock: Clock;
  /** Pause between two calls of one provider; none in tests. */
  pauseMs?: number;
}

const PAUSE_MS = 1_000;
const QUERIES_PER_RUN = 60;
const PAIRS_PER_RUN = 24;
const MONTHS = 12;
const HALF_HOUR = 30 * 60_000;
/** A run ends well before the hour after which another process would take the job over. */
const RUN_MS = 50 * 60_000;

/**
 * Refreshes the queries of farmers, one call after the other. The first failure ends the run: the
 * provider is not called until the next. Returns the number of calls.
 */
export async function refreshQueries(
  { db, clock, pauseMs = PAUSE_MS }: Deps,
  provider: MandiPrices,
): Promise<number> {
  const interest = createPriceInterest(db, clock);
  const questions = createPriceQueries({
    provider,
    interest,
    clock,
    writer: createPriceWriter(db),
  });
  let put = 0;
  const before = new Date(clock.now().getTime() - HALF_HOUR);
  for (const row of await interest.due(before, QUERIES_PER_RUN)) {
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
 * Fetches missing months of the last year for what farmers look at, and renews open months once a day, one
 * call after the other. Every month is stored at once, so that an interrupted run resumes where it stopped; a closed
 * month is not requested again. Refused requests are skipped; an unavailable provider ends the run. Returns
 * the number of calls.
 */
export async function fetchMonths(
  { db, clock, pauseMs = PAUSE_MS }: Deps,
  provider: MonthlyMandiPrices,
): Promise<number> {
  const until = clock.now().getTime() + RUN_MS;
  let calls = 0;
  for (const pair of await createPriceInterest(db, clock).histories(PAIRS_PER_RUN)) {
    const run = await fetchPair({ db, clock, pauseMs, until }, provider, pair);
    calls += run.calls;
    if (run.stopped) return calls;
  }
  return calls;
}

/** The months of the last year that a pair lacks or that are open, newest first. */
export async function missingMonths(db: Database, pair: StateAndCommodity, now: Date) {
  const fetched = await fetchedMonths(db, pair);
  const present = indianDate(now).slice(0, 7);
  return Array.from({ length: MONTHS }, (_, back) => addMonths(present, -back)).filter(
    (month) => !isSettled(month, fetched.get(month), now),
  );
}

/**
 * Fetches the missing months of one state and commodity, one call after the other. `stopped` tells that the provider is
 * unavailable or the time is up; a refused month ends the pair only.
 */
export async function fetchPair(
  { db, clock, pauseMs = PAUSE_MS, until }: Deps & { until: number },
  provider: MonthlyMandiPrices,
  pair: StateAndCommodity,
  onMonth: () => void = () => {},
): Promise<{ calls: number; stopped: boolean }> {
  const writer = createPriceWriter(db);
  let calls = 0;
  for (const month of await missingMonths(db, pair, clock.now())) {
    if (clock.now().getTime() > until) return { calls, stopped: true };
    calls += 1;
    try {
      const rows = await normaliseAnswer(await provider.month(pair.state, pair.commodity, month));
      await writer.writeAndRefresh(rows, 'agmarknet');
      await rememberMonth(db, pair, month, clock.now());
      onMonth();
    } catch (error) {
      return { calls, stopped: !isRefusal(error) };
    }
    await pause(pauseMs);
  }
  return { calls, stopped: false };
}

/** A 4xx concerns one request; every other error means that the provider is unavailable. */
const isRefusal = (error: unknown) =>
  error instanceof ProviderError && [400, 404, 422].includes(error.status ?? 0);

/** Late reports arrive in the first days of the next month; until then a month is renewed each day. */
const LATE_DAYS = 5;
const AGAIN_MS = 20 * 3_600_000;

/** Whether a month, fetched at an instant or never, needs no call now. */
function isSettled(month: string, fetchedAt: Date | undefined, now: Date): boolean {
  if (!fetchedAt) return false;
  const closes = addDays(`${addMonths(month, 1)}-01`, LATE_DAYS);
  return indianDate(fetchedAt) >= closes || now.getTime() - fetchedAt.getTime() < AGAIN_MS;
}

export type StateAndCommodity = { state: string; commodity: string };
const loadName = ({ state, commodity }: StateAndCommodity) => `agmarknet|${state}|${commodity}|`;

async function rememberMonth(db: Database, pair: StateAndCommodity, month: string, at: Date) {
  await db.execute(
    sql`insert into price_loads (name, finished_at) values (${loadName(pair) + month}, ${at.toISOString()}::timestamptz)
        on conflict (name) do update set finished_at = excluded.finished_at`,
  );
}

/** When each month was last fetched completely; single stored days do not make a month complete. */
async function fetchedMonths(db: Database, pair: StateAndCommodity): Promise<Map<string, Date>> {
  const { rows } = await db.execute<{ month: string; at: string }>(
    sql`select right(name, 7) as month, finished_at::text as at from price_loads
        where starts_with(name, ${loadName(pair)})`,
  );
  return new Map(rows.map((row) => [row.month, new Date(row.at)]));
}
