import { createHash, timingSafeEqual } from 'node:crypto';
import { createSigner, createVerifier } from 'fast-jwt';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

export const ACCESS_TOKEN_MINUTES = 30;
export const REFRESH_TOKEN_DAYS = 30;

/** Claims of a valid token. */
export interface AccessClaims {
  farmerId: string;
  /** Empty for a token that names no session. */
  sessionId: string;
  /** `iat` in seconds; 0 when missing. */
  issuedS: number;
}

export interface AccessTokens {
  /** A signed token (HS256) for the account, valid for 30 minutes. */
  sign(farmerId: string, sessionId: string): string;
  /** The claims of a token that was signed here and has not expired, else null. */
  verify(token: string): AccessClaims | null;
  /** The claims of a token that was signed here and has expired, else null. */
  verifyExpired(token: string): AccessClaims | null;
}

interface VerifiedToken {
  claims: AccessClaims;
  expiresMs: number;
}

/** Access tokens signed with the first of `secrets` as given (UTF-8 bytes), and verified with any of them. */
export function createAccessTokens(secrets: readonly string[], clock: Clock): AccessTokens {
  const signer = createSigner({ key: secrets[0] ?? '', algorithm: 'HS256' });
  const verifiers = secrets.map((key) =>
    createVerifier({
      key,
      algorithms: ['HS256'],
      // The library's clock is a constant; expiry is compared below with the clock that was given.
      ignoreExpiration: true,
    }),
  );
  // A phone sends the same token for half an hour: its verification is cached.
  const good = new LRUCache<string, VerifiedToken>({ max: 4000 });
  const payloadOf = (token: string): Record<string, unknown> | null => {
    for (const verifier of verifiers) {
      try {
        return verifier(token) as Record<string, unknown>;
      } catch {
        // Not signed with one of our secrets.
      }
    }
    return null;
  };
  const read = (token: string): VerifiedToken | null => {
    const known = good.get(token);
    if (known) return known;
    const { sub, sid, iat, exp } = payloadOf(token) ?? {};
    if (typeof sub !== 'string' || typeof exp !== 'number') return null;
    const claims = {
      farmerId: sub,
      sessionId: typeof sid === 'string' ? sid : '',
      issuedS: typeof iat === 'number' ? iat : 0,
    };
    const verified = { claims, expiresMs: exp * 1000 };
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
      const verified = read(token);
      return verified && verified.expiresMs > clock.now().getTime() ? verified.claims : null;
    },
    verifyExpired(token) {
      const verified = read(token);
      return verified && verified.expiresMs <= clock.now().getTime() ? verified.claims : null;
    },
  };
}

/** SHA-256 of a secret that is only compared, never shown. */
export function hashSecret(secret: string | Buffer): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Compares two texts in constant time. */
export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
