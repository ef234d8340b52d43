import { tooMany } from '../platform/errors/app-error.ts';
import { addressKey } from '../platform/http/client-address.ts';
import type { Limit, RateLimiter } from '../platform/rate-limit/rate-limit.ts';
import { ProviderError } from './http-client.ts';

/**
 * A village behind one address asks the same few questions; a carrier's address stands for many villages. One a
 * second is what a provider's free plan allows for the whole installation.
 */
const KNOWN: Limit = { name: 'provider-known', points: 600, seconds: 600 };
/** A name that stands in none of our lists may be a village, or one of endless invented words. */
const UNKNOWN: Limit = { name: 'provider-unknown', points: 30, seconds: 600 };

/**
 * Lets questions that no cache answers through to a provider, so many an address.
 * @throws ProviderError unreachable when an address has used them up (known), AppError too_many (unknown)
 */
export type MayAsk = (what: 'known' | 'unknown') => Promise<void>;

/** The allowance of one client address. */
export function providerAllowance(limiter: RateLimiter, ip: string): MayAsk {
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
