import { createHash, timingSafeEqual } from 'node:crypto';
import { createSigner, createVerifier } from 'fast-jwt';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

export const ACCESS_TOKEN_MINUTES = 30;
export const REFRESH_TOKEN_DAYS = 30;

export interface AccessTokens {
  /** A signed token (HS256) for the account, good for 30 minutes. */
  sign(farmerId: string, sessionId: string): string;
  /** The account and session of a good token, else null. */
  verify(token: string): { farmerId: string; sessionId: string } | null;
}

interface VerifiedToken {
  caller: { farmerId: string; sessionId: string };
  expiresMs: number;
}

/** Access tokens with `secret` as given (UTF-8 bytes). */
export function createAccessTokens(secret: string, clock: Clock): AccessTokens {
  const signer = createSigner({ key: secret, algorithm: 'HS256' });
  const verifier = createVerifier({
    key: secret,
    algorithms: ['HS256'],
    // The library's clock is a constant; expiry is compared below with the clock that was given.
    ignoreExpiration: true,
  });
  // A phone sends the same token for half an hour: its signature is checked once.
  const good = new LRUCache<string, VerifiedToken>({ max: 4000 });
  const read = (token: string): VerifiedToken | null => {
    const known = good.get(token);
    if (known) return known;
    const { sub, sid, exp } = verifier(token) as Record<string, unknown>;
    if (typeof sub !== 'string' || typeof exp !== 'number') return null;
    const caller = { farmerId: sub, sessionId: typeof sid === 'string' ? sid : '' };
    const verified = { caller, expiresMs: exp * 1000 };
    good.set(token, verified);
    return verified;
  };
  return {
    sign(farmerId, sessionId) {
      const issuedS = Math.floor(clock.now().getTime() / 1000);
      return signer({
        sub: farmerId,
        sid: sessionId,
        iat: issuedS,
        exp: issuedS + ACCESS_TOKEN_MINUTES * 60,
      });
    },
    verify(token) {
      try {
        const verified = read(token);
        return verified && verified.expiresMs > clock.now().getTime() ? verified.caller : null;
      } catch {
        return null;
      }
    },
  };
}

/** SHA-256 of a secret that we only ever compare, never show. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Compares two texts in a time that does not tell where they differ. */
export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
