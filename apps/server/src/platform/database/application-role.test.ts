import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootstrap, type OpenServer } from '../../bootstrap.ts';
import { createPricePartitions } from '../../features/market/store/price-partitions.ts';
import { readConfig } from '../config/config.ts';
import { startJobs } from '../jobs/jobs.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
const quiet = { info: () => {}, warn: () => {} };
const open = (DATA_DIR: string, env: Record<string, string> = {}) =>
  bootstrap(
    readConfig({ DATA_DIR, LOG_LEVEL: 'silent', ...env }),
    { version: 'test', migrationsFolder },
    quiet,
  );

let folder: string;
let server: OpenServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ankur-role-'));
  // A data folder of an older version: background jobs were set up by the superuser.
  const before = await startEmbeddedPostgres(folder, quiet);
  const boss = new PgBoss({
    ...(before.connection as object),
    schema: 'jobs',
    superviseIntervalSeconds: 300,
  });
  await boss.start();
  await boss.createQueue('bell-sweep', { policy: 'exclusive' });
  await boss.stop({ graceful: false });
  await before.stop();
  server = await open(folder);
});
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

const rows = async (text: string) =>
  (await server.inputs.db.execute(text)).rows as Record<string, unknown>[];
const refused = (text: string) =>
  server.inputs.db.execute(text).then(
    () => 'done',
    (error: { cause?: { code?: string } }) => error.cause?.code,
  );
const INSUFFICIENT_PRIVILEGE = '42501';

describe("the application's role in the embedded database", () => {
  it('is no superuser and may create no roles, databases, tables or schemas', async () => {
    const [role] = await rows(
      'select rolname, rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls from pg_roles where rolname = current_user',
    );
    expect(role).toEqual({
      rolname: 'ankur_app',
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
      rolbypassrls: false,
    });
    for (const text of [
      'create table mine (a int)',
      'create schema mine',
      'alter table farmers add column mine int',
      'drop table farmers',
      'truncate farmers',
      'set role ankur',
      "copy (select 1) to program 'id'",
      "select pg_read_file('postgresql.conf')",
      "alter system set log_min_messages = 'debug5'",
    ]) {
      expect([text, await refused(text)]).toEqual([text, INSUFFICIENT_PRIVILEGE]);
    }
  });

  it('may insert into the moderation log and never change it', async () => {
    await rows(
      "insert into moderation_log (id, action, subject, note, done_at) values ('018f0000-0000-7000-8000-000000000001', 'remove', 'post', null, now())",
    );
    expect(await refused("update moderation_log set subject = 'other'")).toBe(
      INSUFFICIENT_PRIVILEGE,
    );
    expect(await refused('delete from moderation_log')).toBe(INSUFFICIENT_PRIVILEGE);
    expect(await refused('delete from schema_migrations')).toBe(INSUFFICIENT_PRIVILEGE);
    expect(await refused('delete from access_log')).toBe(INSUFFICIENT_PRIVILEGE);
    expect(await refused('update privacy_decisions set allowed = true')).toBe(
      INSUFFICIENT_PRIVILEGE,
    );
    await rows('select forget_old_access()');
  });

  it('may have price partitions created through the owner’s function, and nothing else', async () => {
    const partitions = createPricePartitions(server.inputs.db);
    await Promise.all([partitions.ensure(['2026-11', '2026-12']), partitions.ensure(['2026-11'])]);
    const made = await rows(
      "select relname from pg_class where relname like 'market_prices_2026_1_' order by 1",
    );
    expect(made.map(({ relname }) => relname)).toEqual([
      'market_prices_2026_11',
      'market_prices_2026_12',
    ]);
    await rows("delete from market_prices where arrival_date = '2026-11-21'");
  });

  it('runs background jobs, whose tables belonged to the superuser before', async () => {
    const jobs = await startJobs(server.inputs.db, (message) => {
      throw new Error(message);
    });
    await jobs.every('bell-sweep', '* * * * *', async () => {});
    await jobs.every('another', '* * * * *', async () => {});
    await jobs.stop();
    const owners = await rows(
      "select distinct tableowner as owner from pg_tables where schemaname = 'jobs'",
    );
    expect(owners).toEqual([{ owner: 'ankur_app' }]);
  });

  it('is found again and its privileges renewed at the next start', async () => {
    const superuser = new pg.Client({
      host: join(folder, 'run'),
      user: 'ankur',
      database: 'postgres',
    });
    await superuser.connect();
    await superuser.query('alter role ankur_app superuser');
    await superuser.end();
    await server.close();
    server = await open(folder);
    expect(await refused('create table mine (a int)')).toBe(INSUFFICIENT_PRIVILEGE);
  });
});

describe('a database of the operator', () => {
  it('is migrated by its owner and used by another role, when both are named', async () => {
    const other = await mkdtemp(join(tmpdir(), 'ankur-role-'));
    const owner = new pg.Client({ host: join(folder, 'run'), user: 'ankur', database: 'postgres' });
    await owner.connect();
    await owner.query('create role farm_owner login');
    await owner.query('create role farm_app login');
    await owner.query('grant farm_app to farm_owner');
    await owner.query('create database farm owner farm_owner');
    await owner.end();
    const at = (role: string) =>
      `postgres://${role}@localhost/farm?host=${encodeURIComponent(join(folder, 'run'))}`;
    const served = await open(other, {
      DATABASE_URL: at('farm_app'),
      DATABASE_OWNER_URL: at('farm_owner'),
    });
    const { rows: asked } = await served.inputs.db.execute('select count(*) as n from farmers');
    expect(asked).toEqual([{ n: 0 }]);
    const denied = served.inputs.db.execute('drop table farmers');
    await expect(denied).rejects.toMatchObject({ cause: { code: INSUFFICIENT_PRIVILEGE } });
    const jobs = await startJobs(served.inputs.db, () => {});
    await jobs.stop();
    await served.close();
    await rm(other, { recursive: true, force: true });
  });
});
