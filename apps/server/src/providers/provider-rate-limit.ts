import { tooMany } from '../platform/errors/app-error.ts';
import { addressKey } from '../platform/http/client-address.ts';
import type { Limit, RateLimiter } from '../platform/rate-limit/rate-limit.ts';
import { ProviderError } from './http-client.ts';

/**
 * A village behind one address repeats the same few requests; a carrier's address (CGNAT) serves many villages. One a
 * second is what a provider's free plan allows for the whole installation.
 */
const KNOWN: Limit = { name: 'provider-known', points: 600, seconds: 600 };
/** A name outside our lists may be a village, or one of endless invented words. */
const UNKNOWN: Limit = { name: 'provider-unknown', points: 30, seconds: 600 };

/**
 * Rate limit, by client address, of requests to a provider that no cache answers.
 * @throws ProviderError unreachable when the limit is used up (known names), AppError too_many (unknown names)
 */
export type ProviderRateLimit = (what: 'known' | 'unknown') => Promise<void>;

/** The rate limit of one client address. */
export function providerRateLimit(limiter: RateLimiter, ip: string): ProviderRateLimit {
  return async (what) => {
    const wait = await limiter.take(what === 'known' ? KNOWN : UNKNOWN, addressKey(ip));
    if (wait === 0) return;
    if (what === 'unknown') throw tooMany(wait);
    throw new ProviderError(
      'unreachable',
      'this address has asked too much that nobody asked before',
    );
  };
}
