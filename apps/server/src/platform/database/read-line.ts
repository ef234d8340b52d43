import { Socket } from 'node:net';
import { is, Placeholder } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from './database.ts';

/** Small reads that are asked all day, each by one index; anything longer belongs to the pool. */
export interface ReadLine {
  /** Rows of a prepared statement; `name` stands for the one `text`. */
  rows(name: string, text: string, values: readonly unknown[]): Promise<unknown[]>;
}

/** The reads of a database without a line of their own (tests, commands). */
export function readsOf(db: Database): ReadLine {
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
  /** How often a connection broke under it. */
  broken: number;
}

interface Connection {
  send(queries: Query[]): void;
  end(): Promise<void>;
}

/**
 * One connection in pipeline mode for everybody's small reads: what is asked in the same moment leaves as one
 * packet, and nobody waits for a connection of the pool (npm run bench -- http). A connection that breaks is
 * replaced and its reads, which change nothing, are asked once more. It closes after `idleMs` without a read.
 */
export function openReadLine(
  settings: pg.ClientConfig,
  idleMs = 8_000,
): ReadLine & { close(): Promise<void> } {
  let waiting: Query[] = [];
  let connection: Promise<Connection> | null = null;
  let idle: NodeJS.Timeout | undefined;
  let asked = false;

  const leave = async (): Promise<void> => {
    clearInterval(idle);
    const open = connection;
    connection = null;
    await open?.then((line) => line.end()).catch(() => undefined);
  };
  const connect = (): Promise<Connection> => {
    const opening = connectLine(settings, (query, error) => {
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
      if (asked) asked = false;
      else void leave();
    }, idleMs).unref();
    return opening;
  };
  const flush = (): void => {
    const queries = waiting;
    waiting = [];
    asked = true;
    connection ??= connect();
    connection.then(
      (line) => line.send(queries),
      (error: Error) => {
        for (const query of queries) query.reject(error);
      },
    );
  };
  const enqueue = (query: Query): void => {
    // After the requests that came in together have all been read.
    if (waiting.push(query) === 1) setImmediate(flush);
  };
  return {
    rows: (name, text, values) =>
      new Promise((resolve, reject) => {
        enqueue({ name, text, values, resolve, reject, broken: 0 });
      }),
    close: leave,
  };
}

async function connectLine(
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
  const ask = (query: Query): void => {
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
      for (const query of queries) ask(query);
      socket.uncork();
    },
    end: () => client.end(),
  };
}

/** True for what the database itself said of a query; anything else is about the connection. */
function isAnswer(error: Error): boolean {
  // Class 57P: the database is being stopped or has crashed.
  return error instanceof pg.DatabaseError && !error.code?.startsWith('57P');
}

interface Built {
  toSQL(): { sql: string; params: unknown[] };
}

/**
 * A drizzle query to be asked over the line again and again. Its fields must be named as its columns are, for the
 * rows come as the database names them.
 */
export function prepareRead<Row>(line: ReadLine, name: string, query: Built) {
  const { sql: text, params } = query.toSQL();
  return (given: Readonly<Record<string, unknown>>): Promise<Row[]> =>
    line.rows(
      name,
      text,
      params.map((param) => (is(param, Placeholder) ? given[param.name] : param)),
    ) as Promise<Row[]>;
}
