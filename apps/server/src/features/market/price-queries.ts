import { type Clock, indianDate } from '../../platform/clock.ts';
import type { MandiPrices, PriceQuery } from '../../providers/mandi-prices/mandi-prices.ts';
import type { ProviderRateLimit } from '../../providers/provider-rate-limit.ts';
import { normaliseAnswer } from './import/normalise.ts';
import { type Kind, type PriceInterest, queryKey } from './price-interest.ts';
import type { PriceWriter } from './store/price-writer.ts';

/** `answered` includes an empty answer; `failed`: only stored rows are available for now. */
export type Asked = 'answered' | 'failed';

export interface PriceQueries {
  /**
   * Ensures that a query was sent to the provider recently; waits only the first time, with a time-out. A first
   * request needs permission of `rateLimit`; without it only stored rows are used.
   */
  settle(question: PriceQuery, kind: Kind, rateLimit?: ProviderRateLimit): Promise<Asked>;
  /** Sends a query to the provider and stores its rows. */
  fetch(question: PriceQuery, kind: Kind): Promise<Asked>;
}

const MINUTE = 60_000;
/** Days within this age still get reports; older ones are final. */
const OPEN_DAYS = 4;
const OPEN_MS = 30 * MINUTE;
const SETTLED_MS = 24 * 60 * MINUTE;
/** Longest a farmer waits for a new query. */
const WAIT_MS = 4_000;

interface Deps {
  provider: MandiPrices;
  interest: PriceInterest;
  writer: PriceWriter;
  /** Called when rows of the provider have been stored. */
  onStored?: (() => Promise<void>) | undefined;
  clock: Clock;
}

/** Sends farmers' queries to the provider from time to time; they are answered from the store. */
export function createPriceQueries(deps: Deps): PriceQueries {
  const { provider, interest, writer, clock, onStored } = deps;
  const inFlight = new Map<string, Promise<Asked>>();

  const ask = async (question: PriceQuery, kind: Kind): Promise<Asked> => {
    let ok = false;
    try {
      const raw = await (kind === 'history' ? provider.history(question) : provider.ask(question));
      const rows = await normaliseAnswer(raw);
      await writer.writeAndRefresh(rows, 'data.gov.in');
      await onStored?.();
      ok = true;
    } catch {
      // Answered from the store; the next job or query after the circuit has closed tries again.
    }
    await interest.fetched(question, kind, ok);
    return ok ? 'answered' : 'failed';
  };

  const fetch: PriceQueries['fetch'] = (question, kind) => {
    const key = queryKey(question, kind);
    const running = inFlight.get(key);
    if (running) return running;
    const asking = ask(question, kind).finally(() => inFlight.delete(key));
    inFlight.set(key, asking);
    return asking;
  };

  const isFresh = (fetchedAt: Date, question: PriceQuery, kind: Kind) =>
    clock.now().getTime() - fetchedAt.getTime() < freshMs(question, kind, clock);

  return {
    fetch,
    async settle(question, kind, rateLimit) {
      const known = await interest.find(question, kind);
      if (known?.fetchedAt) {
        if (isFresh(known.fetchedAt, question, kind)) return 'answered';
        fetch(question, kind).catch(() => {});
        return known.failures > 0 ? 'failed' : 'answered';
      }
      if (!inFlight.has(queryKey(question, kind)) && (await isRefused(rateLimit))) return 'failed';
      return within(WAIT_MS, fetch(question, kind));
    },
  };
}

const isRefused = (rateLimit: ProviderRateLimit | undefined): Promise<boolean> =>
  (rateLimit?.('known') ?? Promise.resolve()).then(
    () => false,
    () => true,
  );

/** How long an answer is fresh: shorter for days that still get reports. */
export function freshMs(question: Pick<PriceQuery, 'date'>, kind: Kind, clock: Clock): number {
  const today = Date.parse(indianDate(clock.now()));
  const settled =
    kind === 'history' ||
    (question.date !== null && today - Date.parse(question.date) > OPEN_DAYS * 86_400_000);
  return settled ? SETTLED_MS : OPEN_MS;
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
