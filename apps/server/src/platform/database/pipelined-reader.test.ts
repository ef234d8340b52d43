import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { pgTable, text } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { openPipelinedReader, prepareRead } from './pipelined-reader.ts';

const villages = pgTable('villages', { name: text('name').notNull(), district: text('district') });

let folder: string;
let database: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let pool: pg.Pool;
let reader: ReturnType<typeof openPipelinedReader>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ankur-reader-'));
  database = await startEmbeddedPostgres(folder, { info: () => {}, warn: () => {} });
  pool = new pg.Pool(database.connection);
  // The database may stop before the pool has closed its connections.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  await pool.query(
    "create table villages as select * from (values ('Asoda', 'Jalgaon'), ('Yavat', 'Pune')) v(name, district)",
  );
  reader = openPipelinedReader(database.connection);
});
afterAll(async () => {
  await reader?.close();
  await pool?.end();
  await database?.stop();
  await rm(folder, { recursive: true, force: true });
});

const readerProcess = async (): Promise<number> => {
  const rows = await reader.rows('own_process', 'select pg_backend_pid() as pid', []);
  return (rows[0] as { pid: number }).pid;
};

describe('the pipelined reader', () => {
  it('returns each of many concurrent callers their own rows', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => reader.rows('echo', 'select $1::int as n', [n])),
    );
    expect(answers).toEqual(Array.from({ length: 200 }, (_, n) => [{ n }]));
  });

  it('rejects only the query that is wrong and answers the others', async () => {
    const bad = reader.rows('bad', 'select 1 / $1::int as n', [0]);
    const good = reader.rows('echo', 'select $1::int as n', [7]);
    await expect(bad).rejects.toThrow('division by zero');
    expect(await good).toEqual([{ n: 7 }]);
  });

  it('repeats a read whose connection was lost', async () => {
    const before = await readerProcess();
    const slow = reader.rows('slow', 'select pg_sleep($1), 3 as n', [0.3]);
    await expect
      .poll(async () => {
        const active =
          "select pg_terminate_backend(pid) from pg_stat_activity where query ~ 'pg_sleep' and pid = $1";
        return (await pool.query(active, [before])).rowCount;
      })
      .toBe(1);
    expect(await slow).toMatchObject([{ n: 3 }]);
    expect(await readerProcess()).not.toBe(before);
  });

  it('rejects a read that loses two connections and serves the next one', async () => {
    const terminated = reader.rows(
      'terminated',
      'select pg_terminate_backend(pg_backend_pid())',
      [],
    );
    await expect(terminated).rejects.toThrow();
    expect(await reader.rows('echo', 'select $1::int as n', [1])).toEqual([{ n: 1 }]);
  });

  it('closes after a while without a read and reopens for the next one', async () => {
    const brief = openPipelinedReader(database.connection, 60);
    await brief.rows('echo', 'select $1::int as n', [1]);
    const open = "select 1 from pg_stat_activity where query = 'select $1::int as n' and pid <> $1";
    const own = await readerProcess();
    await expect.poll(async () => (await pool.query(open, [own])).rowCount).toBe(0);
    expect(await brief.rows('echo', 'select $1::int as n', [2])).toEqual([{ n: 2 }]);
    await brief.close();
  });

  it('runs a drizzle query with the parameters of each call', async () => {
    const inDistrict = prepareRead<{ name: string }>(
      reader,
      'villages_in',
      drizzle(pool)
        .select({ name: villages.name })
        .from(villages)
        .where(sql`${villages.district} = ${sql.placeholder('district')}`)
        .limit(5),
    );
    expect(await inDistrict({ district: 'Pune' })).toEqual([{ name: 'Yavat' }]);
    expect(await inDistrict({ district: 'Nagpur' })).toEqual([]);
  });
});
