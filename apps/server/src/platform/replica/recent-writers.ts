import { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';

export interface RecentWriters {
  /** Whether somebody wrote within the time, in any process; true while that cannot be known. */
  has(who: string): Promise<boolean>;
  note(who: string): Promise<void>;
  close(): Promise<void>;
}

const WRITERS_MAX = 200_000;
const keyOf = (who: string) => `wrote:${who}`;

/**
 * Remembers for `holdMs` who wrote: in this process, and with Redis in all. A Redis that cannot be reached, or came back
 * less than `holdMs` ago (it may have forgotten), makes everybody a recent writer.
 */
export function createRecentWriters(holdMs: number, redisUrl?: string): RecentWriters {
  const own = new LRUCache<string, true>({ max: WRITERS_MAX, ttl: holdMs, ttlResolution: 0 });
  if (!redisUrl)
    return {
      has: async (who) => own.has(who),
      note: async (who) => void own.set(who, true),
      close: async () => {},
    };
  const redis = new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: 1_000,
  });
  // Without a listener a lost connection would end the process.
  redis.on('error', () => {});
  let readyAt = Number.POSITIVE_INFINITY;
  redis.on('ready', () => {
    readyAt = performance.now();
  });
  redis.on('close', () => {
    readyAt = Number.POSITIVE_INFINITY;
  });
  return {
    async has(who) {
      if (own.has(who) || !(performance.now() - readyAt >= holdMs)) return true;
      return (await redis.exists(keyOf(who)).catch(() => 1)) > 0;
    },
    async note(who) {
      own.set(who, true);
      await redis.set(keyOf(who), '1', 'PX', holdMs).catch(() => {});
    },
    close: () =>
      redis
        .quit()
        .then(() => {})
        .catch(() => redis.disconnect()),
  };
}
