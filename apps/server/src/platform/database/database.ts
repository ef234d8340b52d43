import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isDatabaseUnavailable } from './database-unavailable.ts';

/** Drizzle over PostgreSQL. Feature tables are imported where they are used, not registered here. */
export type Database = NodePgDatabase;
/** The argument of `db.transaction`'s callback: the same methods inside one transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** For queries that run inside or outside a transaction. */
export type Queryable = Database | Transaction;

// Counts and sums are far below 2^53, so BIGINT may be a number; paise are bigint columns too.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// Calendar dates stay text: a Date would shift them between time zones.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

export interface DatabaseSettings extends pg.PoolConfig {
  /**
   * False behind a pooler that gives every transaction another connection: a statement prepared under a name is then not
   * there when it is used again.
   */
  hasStatementNames?: boolean;
}

/** Sends every query without the name of a prepared statement. */
class UnnamedClient extends pg.Client {
  // The driver's own signature has eight forms; all take the query first.
  // biome-ignore lint/complexity/noBannedTypes: handed on as it came
  override query: pg.Client['query'] = ((query: unknown, ...rest: Function[]) => {
    const unnamed = isNamed(query) ? { ...query, name: undefined } : query;
    return (super.query as (...values: unknown[]) => unknown).call(this, unnamed, ...rest);
  }) as pg.Client['query'];
}

const isNamed = (query: unknown): query is { name: string } =>
  typeof query === 'object' && query !== null && 'name' in query && 'text' in query;

/** Opens a pool; connections that break (a database restart) are replaced by the pool on next use. */
export function openDatabase(
  { hasStatementNames = true, ...settings }: DatabaseSettings,
  onIdleError: (error: Error) => void,
): OpenDatabase {
  const pool = new pg.Pool({
    max: 12,
    idleTimeoutMillis: 8_000,
    connectionTimeoutMillis: 8_000,
    ...(hasStatementNames ? {} : { Client: UnnamedClient }),
    ...settings,
  });
  let closing = false;
  // Without a listener, a connection lost within a transaction would end the process; its next query fails anyway.
  pool.on('connect', (client) => {
    client.on('error', () => {});
  });
  pool.on('error', (error) => {
    if (!closing) onIdleError(error);
  });
  return {
    db: withOwnTransactions(pool),
    pool,
    close: () => {
      closing = true;
      return pool.end();
    },
  };
}

/**
 * Drizzle over a pool whose transactions always give their connection back. Its own keep it for good when `begin` fails,
 * which behind a pooler every transaction does while the database is away: after twelve of them nothing is answered any
 * more. A connection on which that happened is closed.
 */
function withOwnTransactions(pool: pg.Pool): Database {
  const db = drizzle(pool);
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let isLost = true;
    try {
      const result = await drizzle(client).transaction(work, config);
      isLost = false;
      return result;
    } catch (error) {
      isLost = isDatabaseUnavailable(error);
      throw error;
    } finally {
      client.release(isLost);
    }
  };
  return db;
}

/** PostgreSQL's error code, empty for another error; drizzle wraps the driver's error. */
export function errorCode(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } | null };
  return String(cause?.code ?? code ?? '');
}

const failedWith = (error: unknown, ...codes: readonly string[]): boolean =>
  codes.includes(errorCode(error));

/** Runs a transaction once more when PostgreSQL rolled it back because of a deadlock. */
export async function retryAfterDeadlock<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!failedWith(error, '40P01')) throw error;
    return run();
  }
}

/** True when a query failed because a unique key was taken. */
export const isUniqueViolation = (error: unknown): boolean => failedWith(error, '23505');

/** True when a query failed because what it is about is not there (no_data_found), or no longer (a foreign key). */
export const isNoSuchRow = (error: unknown): boolean => failedWith(error, 'P0002', '23503');
