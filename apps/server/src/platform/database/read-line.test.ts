import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { pgTable, text } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { openReadLine, prepareRead } from './read-line.ts';

const villages = pgTable('villages', { name: text('name').notNull(), district: text('district') });

let folder: string;
let database: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let pool: pg.Pool;
let line: ReturnType<typeof openReadLine>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ankur-line-'));
  database = await startEmbeddedPostgres(folder, { info: () => {}, warn: () => {} });
  pool = new pg.Pool(database.connection);
  // The database may stop before a connection of the pool has said goodbye.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  await pool.query(
    "create table villages as select * from (values ('Asoda', 'Jalgaon'), ('Yavat', 'Pune')) v(name, district)",
  );
  line = openReadLine(database.connection);
});
afterAll(async () => {
  await line?.close();
  await pool?.end();
  await database?.stop();
  await rm(folder, { recursive: true, force: true });
});

const lineProcess = async (): Promise<number> => {
  const rows = await line.rows('own_process', 'select pg_backend_pid() as pid', []);
  return (rows[0] as { pid: number }).pid;
};

describe('the line of small reads', () => {
  it('gives each of many askers their own rows', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => line.rows('echo', 'select $1::int as n', [n])),
    );
    expect(answers).toEqual(Array.from({ length: 200 }, (_, n) => [{ n }]));
  });

  it('tells only the asker of a bad question, and answers the others', async () => {
    const bad = line.rows('bad', 'select 1 / $1::int as n', [0]);
    const good = line.rows('echo', 'select $1::int as n', [7]);
    await expect(bad).rejects.toThrow('division by zero');
    expect(await good).toEqual([{ n: 7 }]);
  });

  it('asks again when the connection was taken away under a read', async () => {
    const before = await lineProcess();
    const slow = line.rows('slow', 'select pg_sleep($1), 3 as n', [0.3]);
    await expect
      .poll(async () => {
        const active =
          "select pg_terminate_backend(pid) from pg_stat_activity where query ~ 'pg_sleep' and pid = $1";
        return (await pool.query(active, [before])).rowCount;
      })
      .toBe(1);
    expect(await slow).toMatchObject([{ n: 3 }]);
    expect(await lineProcess()).not.toBe(before);
  });

  it('fails a read that loses two connections, and serves the next', async () => {
    const suicide = line.rows('suicide', 'select pg_terminate_backend(pg_backend_pid())', []);
    await expect(suicide).rejects.toThrow();
    expect(await line.rows('echo', 'select $1::int as n', [1])).toEqual([{ n: 1 }]);
  });

  it('closes after a while without a read, and opens again', async () => {
    const brief = openReadLine(database.connection, 60);
    await brief.rows('echo', 'select $1::int as n', [1]);
    const open = "select 1 from pg_stat_activity where query = 'select $1::int as n' and pid <> $1";
    const own = await lineProcess();
    await expect.poll(async () => (await pool.query(open, [own])).rowCount).toBe(0);
    expect(await brief.rows('echo', 'select $1::int as n', [2])).toEqual([{ n: 2 }]);
    await brief.close();
  });

  it('runs a drizzle query with what is given each time', async () => {
    const inDistrict = prepareRead<{ name: string }>(
      line,
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
