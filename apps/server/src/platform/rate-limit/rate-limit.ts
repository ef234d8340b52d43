import { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
} from 'rate-limiter-flexible';

/** Points per time window for each key (an account, an address …). */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
  /** If set, refused forms take no point, but so many attempts are allowed in all. */
  tries?: number;
}

/** Counts attempts, in this process or in Redis when several processes serve together. */
export interface RateLimiter {
  /** Takes a point; returns the seconds to wait when none is left, else 0. */
  take(limit: Limit, key: string): Promise<number>;
  /** Seconds to wait without taking a point. */
  peek(limit: Limit, key: string): Promise<number>;
  /** Gives a taken point back. */
  giveBack(limit: Limit, key: string): Promise<void>;
  /** Clears the count of a key, after a success. */
  forgive(limit: Limit, key: string): Promise<void>;
  close(): Promise<void>;
}

export const noRateLimiter: RateLimiter = {
  take: async () => 0,
  peek: async () => 0,
  giveBack: async () => {},
  forgive: async () => {},
  close: async () => {},
};

/** A limiter with its counters in memory, or shared through Redis. */
export function createRateLimiter(redisUrl?: string): RateLimiter {
  const redis = redisUrl
    ? new Redis(redisUrl, { enableOfflineQueue: false, maxRetriesPerRequest: 1 })
    : undefined;
  // Without a listener a lost Redis connection would end the process; the insurance limiter takes over meanwhile.
  redis?.on('error', () => {});
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterOf = (limit: Limit): RateLimiterAbstract => {
    let limiter = limiters.get(limit.name);
    if (!limiter) {
      const options = { keyPrefix: limit.name, points: limit.points, duration: limit.seconds };
      limiter = redis
        ? new RateLimiterRedis({
            ...options,
            storeClient: redis,
            insuranceLimiter: new RateLimiterMemory(options),
          })
        : new RateLimiterMemory(options);
      limiters.set(limit.name, limiter);
    }
    return limiter;
  };
  const waitS = (ms: number) => Math.max(1, Math.ceil(ms / 1000));
  return {
    async take(limit, key) {
      try {
        await limiterOf(limit).consume(key);
        return 0;
      } catch (refusal) {
        if (refusal instanceof Error) throw refusal;
        return waitS((refusal as { msBeforeNext: number }).msBeforeNext);
      }
    },
    async peek(limit, key) {
      const state = await limiterOf(limit).get(key);
      return state && state.consumedPoints >= limit.points ? waitS(state.msBeforeNext) : 0;
    },
    async giveBack(limit, key) {
      await limiterOf(limit).reward(key);
    },
    async forgive(limit, key) {
      await limiterOf(limit).delete(key);
    },
    async close() {
      await redis?.quit().catch(() => redis.disconnect());
    },
  };
}
