import { createHmac } from 'node:crypto';
import { hashSecret, sameText } from '../../platform/auth/tokens.ts';
import { type Ids, isId } from '../../platform/ids.ts';

/** One exchange of a token: the hash of what is given away and the key by which its sender will know it again. */
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
  /** True when its mac proves that it was issued here; else it may still be a session's present token. */
  proven: boolean;
}

export interface RefreshTokens {
  /** A new token of a session. */
  make(sessionId: string): MadeToken;
  /**
   * The token that an exchange gives, always the same for the same exchange; with a secret that is being replaced
   * also the one that the exchange gave before, second.
   */
  exchanged(sessionId: string, exchange: Exchange): readonly MadeToken[];
  /** What a token says of itself; null when it has not the form of one. */
  read(token: string): ReadToken | null;
}

/**
 * Refresh tokens `session.random.mac`. The mac tells a token that we once issued from an invented one, so that
 * any old token reveals its reuse without all old hashes being kept, and nobody can end a session by guessing.
 * @param keys of the present secret first; an older one is only read
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
