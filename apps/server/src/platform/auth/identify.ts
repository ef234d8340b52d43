import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Caller } from '../http/route.ts';
import { isId } from '../ids.ts';
import { farmers, sessions } from './auth.tables.ts';
import type { AccessClaims, AccessTokens } from './tokens.ts';

/** How long this process may miss that another one ended a session; with one request's own time below 5 s. */
const CACHE_MS = 4_000;

export interface Identity {
  identify(request: FastifyRequest): Promise<Caller | null>;
  /** The account behind a token that came in the body instead of the header. */
  identifyToken(token: string): Promise<Caller | null>;
  /** The account of an expired token whose session was not ended, so that it can be renewed; else null. */
  identifyExpired(request: FastifyRequest): Promise<Caller | null>;
  /** Drops cached sessions of an account (after a sign-out, a new password, deletion or suspension). */
  forget(farmerId: string): void;
}

/** Cached state of a session, or of an account for tokens that name no session. */
interface CachedSession {
  farmerId: string;
  /** Tokens issued up to this second are revoked. */
  endedS: number;
}

/**
 * Resolves a bearer token to its caller. Null for a token whose session has ended, whose account is deleted or suspended, or which
 * names no session and was issued before the account's tokens were revoked.
 */
export function createIdentity(tokens: AccessTokens, db: Database, clock: Clock): Identity {
  const seen = new LRUCache<string, CachedSession>({
    max: 20_000,
    ttl: CACHE_MS,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
  let forgotten = 0;

  const findSession = async ({
    sessionId,
    farmerId,
  }: AccessClaims): Promise<CachedSession | null> => {
    if (!isId(sessionId)) return null;
    const rows = await db
      .select({ id: sessions.id })
      .from(sessions)
      .innerJoin(farmers, eq(farmers.id, sessions.farmerId))
      .where(
        and(
          eq(sessions.id, sessionId),
          eq(sessions.farmerId, farmerId),
          isNull(sessions.revokedAt),
          isNull(farmers.suspendedAt),
        ),
      );
    return rows.length === 0 ? null : { farmerId, endedS: -1 };
  };
  const findAccount = async ({ farmerId }: AccessClaims): Promise<CachedSession | null> => {
    const [row] = await db
      .select({ endedAt: farmers.tokensEndedAt })
      .from(farmers)
      .where(and(eq(farmers.id, farmerId), isNull(farmers.suspendedAt)));
    if (!row) return null;
    return { farmerId, endedS: row.endedAt ? Math.floor(row.endedAt.getTime() / 1000) : -1 };
  };
  const isGood = async (claims: AccessClaims): Promise<boolean> => {
    const { farmerId, sessionId, issuedS } = claims;
    if (!isId(farmerId)) return false;
    const key = sessionId || farmerId;
    let known = seen.get(key);
    if (!known) {
      const before = forgotten;
      const found = await (sessionId ? findSession(claims) : findAccount(claims));
      if (!found) return false;
      known = found;
      // A read that overlaps a revocation may have seen the state before it.
      if (before === forgotten) seen.set(key, known);
    }
    return known.farmerId === farmerId && issuedS > known.endedS;
  };
  const callerOf = async (claims: AccessClaims | null): Promise<Caller | null> => {
    if (!claims || !(await isGood(claims))) return null;
    return { farmerId: claims.farmerId, sessionId: claims.sessionId };
  };
  const identifyToken = (token: string) => callerOf(tokens.verify(token));
  return {
    identifyToken,
    identify: async (request) => {
      const token = bearerToken(request);
      return token === null ? null : identifyToken(token);
    },
    identifyExpired: async (request) => {
      const token = bearerToken(request);
      return token === null ? null : callerOf(tokens.verifyExpired(token));
    },
    forget(farmerId) {
      forgotten += 1;
      for (const [key, known] of seen.entries()) if (known.farmerId === farmerId) seen.delete(key);
    },
  };
}

function bearerToken({ headers: { authorization } }: FastifyRequest): string | null {
  return authorization && /^bearer /i.test(authorization) ? authorization.slice(7).trim() : null;
}
