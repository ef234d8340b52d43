import { createHmac } from 'node:crypto';
import { hashSecret, sameText } from '../../platform/auth/tokens.ts';
import { type Ids, isId } from '../../platform/ids.ts';

/** One exchange of a token: the hash of what is given away and the key by which its sender will know it again. */
export interface Exchange {
  hash: string;
  key: string;
}

export interface RefreshTokens {
  /** A new token of a session, and the hash under which it is kept; the same again for the same exchange. */
  make(sessionId: string, exchange?: Exchange): { token: string; hash: string };
  /** Session and hash of a token that was truly issued here, however old; else null. */
  read(token: string): { sessionId: string; hash: string } | null;
}

/**
 * Refresh tokens `session.random.mac`. The mac tells a token that we once issued from an invented one, so that
 * any old token reveals its reuse without all old hashes being kept, and nobody can end a session by guessing.
 */
export function createRefreshTokens(secret: string, ids: Ids): RefreshTokens {
  const keyed = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const macOf = (text: string) => keyed(`refresh:${text}`).slice(0, 22);
  return {
    make(sessionId, exchange) {
      const random = exchange ? keyed(`exchange:${exchange.hash}:${exchange.key}`) : ids.secret();
      const body = `${sessionId}.${random}`;
      const token = `${body}.${macOf(body)}`;
      return { token, hash: hashSecret(token) };
    },
    read(token) {
      const [sessionId = '', random = '', mac = ''] = token.split('.');
      if (!isId(sessionId) || !sameText(mac, macOf(`${sessionId}.${random}`))) return null;
      return { sessionId, hash: hashSecret(token) };
    },
  };
}
