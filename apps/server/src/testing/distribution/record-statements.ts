import type pg from 'pg';
import type { Database } from '../../platform/database/database.ts';

type Query = (statement: string | { text: string }, ...rest: unknown[]) => unknown;
type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: unknown,
) => void;
interface Pool {
  connect(callback?: Callback): Promise<pg.PoolClient> | undefined;
}

/** Notes every statement of a test database from now on; the answer ends that and hands them out. */
export function recordStatements(db: Database): () => string[] {
  const { $client: pool } = db as unknown as { $client: Pool };
  const statements: string[] = [];
  const noted = new Map<{ query: unknown }, unknown>();
  const note = <Client extends { query: unknown }>(client: Client): Client => {
    if (noted.has(client)) return client;
    const query = client.query as Query;
    noted.set(client, query);
    const noting: Query = (statement, ...rest) => {
      statements.push(typeof statement === 'string' ? statement : statement.text);
      return query.call(client, statement, ...rest);
    };
    return Object.assign(client, { query: noting });
  };
  const { connect } = pool;
  // The pool's own queries and transactions take their connection here.
  pool.connect = (callback) => {
    if (!callback) return connect.call(pool)?.then(note);
    return connect.call(pool, (error, client, done) =>
      callback(error, client && note(client), done),
    );
  };
  return () => {
    pool.connect = connect;
    for (const [client, query] of noted) client.query = query;
    return statements;
  };
}
