import { readPriceRow } from '@ankur/content/price-row';
import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import { indianDate } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { MandiPrices, PriceQuestion } from '../../upstreams/mandi-prices/mandi-prices.ts';
import { priceQuestions } from './market.tables.ts';
import type { PriceWriter } from './store/price-writer.ts';

export type Kind = 'day' | 'history';

/** `answered` includes "it has no rows"; `failed`: what is stored is all there is for now. */
export type Asked = 'answered' | 'failed';

export interface PriceQuestions {
  /** Makes sure that a question was put to the provider lately; waits only the first time, and not for long. */
  settle(question: PriceQuestion, kind: Kind): Promise<Asked>;
  /** Puts a question to the provider now and stores what comes back. */
  fetch(question: PriceQuestion, kind: Kind): Promise<Asked>;
}

const MINUTE = 60_000;
/** Days this near still get reports; older ones are settled. */
const OPEN_DAYS = 4;
const OPEN_MS = 30 * MINUTE;
const SETTLED_MS = 24 * 60 * MINUTE;
/** Longest a farmer waits for a question nobody has asked before. */
const WAIT_MS = 4_000;

export const questionKey = (q: PriceQuestion, kind: Kind) =>
  [kind, q.state, q.district, q.commodity, q.date ?? ''].join('|');

interface Deps {
  db: Database;
  provider: MandiPrices;
  writer: PriceWriter;
  clock: Clock;
}

/** The questions farmers ask, each put to the provider once in a while and answered from the store. */
export function createPriceQuestions({ db, provider, writer, clock }: Deps): PriceQuestions {
  const inFlight = new Map<string, Promise<Asked>>();

  const remember = (question: PriceQuestion, kind: Kind, fetched: boolean) =>
    db
      .insert(priceQuestions)
      .values({
        question: questionKey(question, kind),
        state: question.state,
        district: question.district,
        commodity: question.commodity,
        arrivalDate: question.date,
        askedAt: clock.now(),
        fetchedAt: fetched ? clock.now() : null,
        failures: fetched ? 0 : 1,
      })
      .onConflictDoUpdate({
        target: priceQuestions.question,
        set: {
          askedAt: sql`excluded.asked_at`,
          fetchedAt: sql`coalesce(excluded.fetched_at, price_questions.fetched_at)`,
          failures: fetched ? 0 : sql`price_questions.failures + 1`,
        },
      });

  const ask = async (question: PriceQuestion, kind: Kind): Promise<Asked> => {
    let fetched = false;
    try {
      const raw = await (kind === 'history' ? provider.history(question) : provider.ask(question));
      const rows = raw.map(readPriceRow).flatMap((read) => ('kept' in read ? [read.kept] : []));
      await writer.writeAndRefresh(rows, 'data.gov.in');
      fetched = true;
    } catch {
      // What is stored answers; the next job or the next farmer after the circuit's rest tries again.
    }
    await remember(question, kind, fetched);
    return fetched ? 'answered' : 'failed';
  };

  const fetch: PriceQuestions['fetch'] = (question, kind) => {
    const key = questionKey(question, kind);
    const running = inFlight.get(key);
    if (running) return running;
    const asking = ask(question, kind).finally(() => inFlight.delete(key));
    inFlight.set(key, asking);
    return asking;
  };

  const isFresh = (fetchedAt: Date, question: PriceQuestion, kind: Kind) => {
    const today = Date.parse(indianDate(clock.now()));
    const settled =
      kind === 'history' ||
      (question.date !== null && today - Date.parse(question.date) > OPEN_DAYS * 86_400_000);
    return clock.now().getTime() - fetchedAt.getTime() < (settled ? SETTLED_MS : OPEN_MS);
  };

  return {
    fetch,
    async settle(question, kind) {
      const [known] = await db
        .select({ fetchedAt: priceQuestions.fetchedAt, failures: priceQuestions.failures })
        .from(priceQuestions)
        .where(eq(priceQuestions.question, questionKey(question, kind)));
      if (known?.fetchedAt) {
        if (isFresh(known.fetchedAt, question, kind)) return 'answered';
        fetch(question, kind).catch(() => {});
        return known.failures > 0 ? 'failed' : 'answered';
      }
      return within(WAIT_MS, fetch(question, kind));
    },
  };
}

async function within(ms: number, asking: Promise<Asked>): Promise<Asked> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Asked>((resolve) => {
    timer = setTimeout(resolve, ms, 'failed');
  });
  try {
    return await Promise.race([asking.catch((): Asked => 'failed'), late]);
  } finally {
    clearTimeout(timer);
  }
}
