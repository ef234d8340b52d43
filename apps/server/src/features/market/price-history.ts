import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { MonthlyMandiPrices } from '../../providers/mandi-prices/mandi-prices.ts';
import { fetchPair, missingMonths, type StateAndCommodity } from './price-fetching.ts';

/** Months fetched so far, of those that were missing. */
export interface HistoryProgress {
  done: number;
  of: number;
}

export interface PriceHistory {
  /**
   * Begins to fetch the past of a state and commodity at the first look at it and tells how far it is; null when nothing
   * is missing or runs. `isAllowed` is asked before a run begins.
   */
  look(pair: StateAndCommodity, isAllowed: () => Promise<boolean>): Promise<HistoryProgress | null>;
}

interface Deps {
  db: Database;
  clock: Clock;
  provider: MonthlyMandiPrices;
  /** Called when prices have been stored. */
  onStored?: () => Promise<void>;
  /** Pause between two calls; none in tests. */
  pauseMs?: number;
}

/** After a run the hourly job takes over. */
const AGAIN_MS = 60 * 60_000;
const RUN_MS = 5 * 60_000;
const RUNS_AT_ONCE = 2;
/** The open month is renewed daily by the job; it alone is no missing past. */
const OPEN_MONTHS = 2;

/** Fetches the past of what a farmer looks at for the first time, at once and in the background. */
export function createPriceHistory({ db, clock, provider, onStored, pauseMs }: Deps): PriceHistory {
  const running = new Map<string, HistoryProgress>();
  const begun = new LRUCache<string, number>({ max: 3_000 });

  const run = async (key: string, pair: StateAndCommodity, progress: HistoryProgress) => {
    const until = clock.now().getTime() + RUN_MS;
    const pause = pauseMs === undefined ? {} : { pauseMs };
    try {
      await fetchPair({ db, clock, until, ...pause }, provider, pair, () => {
        progress.done += 1;
      });
    } catch {
      // The hourly job tries again.
    }
    await onStored?.().catch(() => undefined);
    running.delete(key);
  };

  return {
    async look(pair, isAllowed) {
      const key = `${pair.state}|${pair.commodity}`;
      const now = clock.now();
      const known = running.get(key);
      if (known) return { ...known };
      if (running.size >= RUNS_AT_ONCE || now.getTime() - (begun.get(key) ?? 0) < AGAIN_MS)
        return null;
      begun.set(key, now.getTime());
      const missing = await missingMonths(db, pair, now);
      if (missing.length <= OPEN_MONTHS || !(await isAllowed())) return null;
      const progress = { done: 0, of: missing.length };
      running.set(key, progress);
      void run(key, pair, progress);
      return { ...progress };
    },
  };
}
