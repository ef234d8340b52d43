import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { farmers } from '../../features/auth/auth.tables.ts';
import type { Database } from '../database/database.ts';
import type { Caller } from '../http/route.ts';
import { isId } from '../ids.ts';
import type { AccessTokens } from './tokens.ts';

/** How long a deletion in another process may stay unseen here. */
const SEEN_MS = 5_000;

export interface Identity {
  identify(request: FastifyRequest): Promise<Caller | null>;
  /** The account behind a token that came in the body instead of the header. */
  identifyToken(token: string): Promise<Caller | null>;
  /** Makes this process ask the database again (after deletion or suspension). */
  forget(farmerId: string): void;
}

/** Turns a bearer token into a caller; a token of an account that is gone or suspended is no token. */
export function createIdentity(tokens: AccessTokens, db: Database): Identity {
  const seen = new LRUCache<string, true>({ max: 20_000, ttl: SEEN_MS });
  const isActive = async (farmerId: string) => {
    if (seen.has(farmerId)) return true;
    if (!isId(farmerId)) return false;
    const rows = await db
      .select({ id: farmers.id })
      .from(farmers)
      .where(and(eq(farmers.id, farmerId), isNull(farmers.suspendedAt)));
    if (rows.length === 0) return false;
    seen.set(farmerId, true);
    return true;
  };
  const identifyToken = async (token: string) => {
    const caller = tokens.verify(token);
    return caller && (await isActive(caller.farmerId)) ? caller : null;
  };
  return {
    identifyToken,
    identify: async (request) => {
      const header = request.headers.authorization;
      if (!header || !/^bearer /i.test(header)) return null;
      return identifyToken(header.slice(7).trim());
    },
    forget: (farmerId) => seen.delete(farmerId),
  };
}
