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
import { createPriceQuestions, freshMs } from './price-questions.ts';
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
/** A run ends well before the hour after which it would count as lost and be begun by another process. */
const RUN_MS = 50 * 60_000;

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
 * Fetches the months of the last year that are missing for what farmers look at, and open months once a day anew, one
 * call after the other. Every month is stored when it comes, so that a broken run goes on where it stopped; a closed
 * month is not asked for again. What the provider refuses is left out; a provider that is away ends the run. Answers
 * how many calls were made.
 */
export async function fetchMonths(
  { db, clock, pauseMs = PAUSE_MS }: Deps,
  provider: MonthlyMandiPrices,
): Promise<number> {
  const writer = createPriceWriter(db);
  const start = clock.now();
  const present = indianDate(start).slice(0, 7);
  let calls = 0;
  for (const pair of await createPriceInterest(db, clock).histories(PAIRS_A_RUN)) {
    const fetched = await fetchedMonths(db, pair);
    for (let back = 0; back < MONTHS; back++) {
      const month = addMonths(present, -back);
      if (isSettled(month, fetched.get(month), start)) continue;
      if (clock.now().getTime() - start.getTime() > RUN_MS) return calls;
      calls += 1;
      try {
        const rows = await normaliseAnswer(await provider.month(pair.state, pair.commodity, month));
        await writer.writeAndRefresh(rows, 'agmarknet');
        await rememberMonth(db, pair, month, clock.now());
      } catch (error) {
        if (isRefusal(error)) break;
        return calls;
      }
      await pause(pauseMs);
    }
  }
  return calls;
}

/** "Not this one" is an answer to one question; everything else means that the provider should be left alone. */
const isRefusal = (error: unknown) =>
  error instanceof ProviderError && [400, 404, 422].includes(error.status ?? 0);

/** Late reports come in the first days of the next month; until then a month is fetched again each day. */
const LATE_DAYS = 5;
const AGAIN_MS = 20 * 3_600_000;

/** Whether a month fetched at an instant, or never, needs no call now. */
function isSettled(month: string, fetchedAt: Date | undefined, now: Date): boolean {
  if (!fetchedAt) return false;
  const closes = addDays(`${addMonths(month, 1)}-01`, LATE_DAYS);
  return indianDate(fetchedAt) >= closes || now.getTime() - fetchedAt.getTime() < AGAIN_MS;
}

type StateAndCommodity = { state: string; commodity: string };
const loadName = ({ state, commodity }: StateAndCommodity) => `agmarknet|${state}|${commodity}|`;

async function rememberMonth(db: Database, pair: StateAndCommodity, month: string, at: Date) {
  await db.execute(
    sql`insert into price_loads (name, finished_at) values (${loadName(pair) + month}, ${at.toISOString()}::timestamptz)
        on conflict (name) do update set finished_at = excluded.finished_at`,
  );
}

/** When each month was fetched whole; single days that came another way do not make a month whole. */
async function fetchedMonths(db: Database, pair: StateAndCommodity): Promise<Map<string, Date>> {
  const { rows } = await db.execute<{ month: string; at: string }>(
    sql`select right(name, 7) as month, finished_at::text as at from price_loads
        where starts_with(name, ${loadName(pair)})`,
  );
  return new Map(rows.map((row) => [row.month, new Date(row.at)]));
}
