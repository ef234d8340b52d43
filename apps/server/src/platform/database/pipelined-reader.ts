import { Socket } from 'node:net';
import { is, Placeholder } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from './database.ts';

/** For short, frequent, indexed reads; longer queries belong to the pool. */
export interface PipelinedReader {
  /** Rows of a prepared statement; each `name` always goes with the same `text`. */
  rows(name: string, text: string, values: readonly unknown[]): Promise<unknown[]>;
}

/** The same interface over the pool, for tests and commands. */
export function pooledReader(db: Database): PipelinedReader {
  const { $client: client } = db as Database & { $client: Pick<pg.Pool, 'query'> };
  return {
    rows: async (_name, text, values) => (await client.query(text, [...values])).rows as unknown[],
  };
}

interface Query {
  name: string;
  text: string;
  values: readonly unknown[];
  resolve(rows: unknown[]): void;
  reject(error: Error): void;
  /** How many connections were lost while it was in flight. */
  broken: number;
}

interface Connection {
  send(queries: Query[]): void;
  end(): Promise<void>;
}

/**
 * One connection in pipeline mode, shared by all callers: queries of the same event-loop turn leave as one packet and
 * wait for no connection of the pool (measured by `npm run bench -- http`). A lost connection is replaced and its
 * queries, which only read, are sent once more. Closes after `idleMs` without a query.
 */
export function openPipelinedReader(
  settings: pg.ClientConfig,
  idleMs = 8_000,
): PipelinedReader & { close(): Promise<void> } {
  let waiting: Query[] = [];
  let connection: Promise<Connection> | null = null;
  let idle: NodeJS.Timeout | undefined;
  let used = false;

  const close = async (): Promise<void> => {
    clearInterval(idle);
    const open = connection;
    connection = null;
    await open?.then((opened) => opened.end()).catch(() => undefined);
  };
  const connect = (): Promise<Connection> => {
    const opening = openConnection(settings, (query, error) => {
      if (connection === opening) connection = null;
      if (!query) return;
      query.broken += 1;
      if (query.broken > 1) query.reject(error);
      else enqueue(query);
    });
    opening.catch(() => {
      if (connection === opening) connection = null;
    });
    clearInterval(idle);
    idle = setInterval(() => {
      if (used) used = false;
      else void close();
    }, idleMs).unref();
    return opening;
  };
  const flush = (): void => {
    const queries = waiting;
    waiting = [];
    used = true;
    connection ??= connect();
    connection.then(
      (opened) => opened.send(queries),
      (error: Error) => {
        for (const query of queries) query.reject(error);
      },
    );
  };
  const enqueue = (query: Query): void => {
    // Flushed after all requests of this event-loop turn have been read.
    if (waiting.push(query) === 1) setImmediate(flush);
  };
  return {
    rows: (name, text, values) =>
      new Promise((resolve, reject) => {
        enqueue({ name, text, values, resolve, reject, broken: 0 });
      }),
    close,
  };
}

async function openConnection(
  settings: pg.ClientConfig,
  onLost: (query: Query | null, error: Error) => void,
): Promise<Connection> {
  const socket = new Socket();
  const client = new pg.Client({
    connectionTimeoutMillis: 8_000,
    statement_timeout: 5_000,
    ...settings,
    pipeline: true,
    stream: () => socket,
  });
  client.on('error', (error) => onLost(null, error));
  client.on('end', () => onLost(null, new Error('The database closed the connection')));
  await client.connect();
  const submit = (query: Query): void => {
    const { name, text, values } = query;
    client.query({ name, text, values: values as unknown[] }, (error, result) => {
      if (!error) query.resolve(result.rows);
      else if (isAnswer(error)) query.reject(error);
      else onLost(query, error);
    });
  };
  return {
    send(queries) {
      socket.cork();
      for (const query of queries) submit(query);
      socket.uncork();
    },
    end: () => client.end(),
  };
}

/** True for an error of the query itself; every other error concerns the connection. */
function isAnswer(error: Error): boolean {
  // Class 57P: the database is shutting down or has crashed.
  return error instanceof pg.DatabaseError && !error.code?.startsWith('57P');
}

interface DrizzleQuery {
  toSQL(): { sql: string; params: unknown[] };
}

/**
 * Prepares a drizzle query for the reader. Its fields must be named like its columns, because rows come back with the
 * database's names.
 */
export function prepareRead<Row>(reader: PipelinedReader, name: string, query: DrizzleQuery) {
  const { sql: text, params } = query.toSQL();
  return (given: Readonly<Record<string, unknown>>): Promise<Row[]> =>
    reader.rows(
      name,
      text,
      params.map((param) => (is(param, Placeholder) ? given[param.name] : param)),
    ) as Promise<Row[]>;
}
