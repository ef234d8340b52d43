import { createHmac } from 'node:crypto';
import { hashSecret, sameText } from '../../platform/auth/tokens.ts';
import { type Ids, isId } from '../../platform/ids.ts';

/** One exchange of a refresh token: the hash of the old token and the client's idempotency key. */
export interface Exchange {
  hash: string;
  key: string;
}

export interface MadeToken {
  token: string;
  /** What is kept of it. */
  hash: string;
}

export interface ReadToken {
  sessionId: string;
  hash: string;
  /** True when its MAC is valid; otherwise it may still be a session's current token. */
  proven: boolean;
}

export interface RefreshTokens {
  /** A new token of a session. */
  make(sessionId: string): MadeToken;
  /**
   * The token of an exchange, deterministic for the same exchange; while a secret is being rotated
   * also the one under the previous secret, second.
   */
  exchanged(sessionId: string, exchange: Exchange): readonly MadeToken[];
  /** The parts of a token; null when malformed. */
  read(token: string): ReadToken | null;
}

/**
 * Refresh tokens `session.random.mac`. The MAC distinguishes issued tokens from forged ones, so that
 * reuse of any old token is detected without storing all old hashes, and guesses cannot revoke a session.
 * @param keys the current secret first; older ones are only for verification
 */
export function createRefreshTokens(keys: readonly Buffer[], ids: Ids): RefreshTokens {
  const keyed = (key: Buffer, text: string) =>
    createHmac('sha256', key).update(text).digest('base64url');
  const macOf = (key: Buffer, text: string) => keyed(key, `refresh:${text}`).slice(0, 22);
  const asToken = (key: Buffer, sessionId: string, random: string): MadeToken => {
    const body = `${sessionId}.${random}`;
    const token = `${body}.${macOf(key, body)}`;
    return { token, hash: hashSecret(token) };
  };
  const present = keys[0] as Buffer;
  return {
    make: (sessionId) => asToken(present, sessionId, ids.secret()),
    exchanged: (sessionId, exchange) =>
      keys.map((key) =>
        asToken(key, sessionId, keyed(key, `exchange:${exchange.hash}:${exchange.key}`)),
      ),
    read(token) {
      const [sessionId = '', random = '', mac = ''] = token.split('.');
      if (!isId(sessionId)) return null;
      const proven = keys.some((key) => sameText(mac, macOf(key, `${sessionId}.${random}`)));
      return { sessionId, hash: hashSecret(token), proven };
    },
  };
}
