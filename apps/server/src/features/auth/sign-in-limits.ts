import { hashSecret } from '../../platform/auth/tokens.ts';
import { tooMany } from '../../platform/errors/app-error.ts';
import { addressKey } from '../../platform/http/client-address.ts';
import type { Limit, RateLimiter } from '../../platform/rate-limit/rate-limit.ts';

const WINDOW_S = 15 * 60;
/** One account from one address: above the number of honest typing errors. */
const PAIR: Limit = { name: 'sign-in-pair', points: 10, seconds: WINDOW_S };
/** One account from all addresses: against distributed guessing. */
const ACCOUNT: Limit = { name: 'sign-in-account', points: 100, seconds: WINDOW_S };
/** One address against many accounts: above the failures of a village behind one address. */
const ADDRESS: Limit = { name: 'sign-in-address', points: 1000, seconds: WINDOW_S };

export interface SignInAttempt {
  email: string;
  ip: string;
  /** True when this account has been signed in from this address before. */
  known: boolean;
}

/** Limits of failed sign-ins (decision 0101): an attacker cannot lock out a village or an account's owner. */
export function createSignInLimits(limiter: RateLimiter) {
  const keysOf = ({ email, ip }: SignInAttempt) => {
    const account = hashSecret(email.toLowerCase());
    const address = addressKey(ip);
    return { account, address, pair: `${account}|${address}` };
  };
  return {
    /** Counts an attempt before the password check. @throws AppError too_many */
    async enter(attempt: SignInAttempt): Promise<void> {
      const keys = keysOf(attempt);
      const wider = attempt.known
        ? []
        : [limiter.peek(ACCOUNT, keys.account), limiter.peek(ADDRESS, keys.address)];
      const waits = await Promise.all([limiter.take(PAIR, keys.pair), ...wider]);
      const wait = Math.max(...waits);
      if (wait > 0) throw tooMany(wait);
    },
    async failed(attempt: SignInAttempt): Promise<void> {
      const keys = keysOf(attempt);
      await Promise.all([limiter.take(ACCOUNT, keys.account), limiter.take(ADDRESS, keys.address)]);
    },
    async succeeded(attempt: SignInAttempt): Promise<void> {
      await limiter.forgive(PAIR, keysOf(attempt).pair);
    },
  };
}
