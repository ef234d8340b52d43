import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '@ankur/server/platform/database/embedded-postgres';
import { migrate } from '@ankur/server/platform/database/migrate';
import pg from 'pg';
import { TEMPLATE, type TestCluster } from './test-database.ts';

export const migrationsFolder = join(
  dirname(fileURLToPath(import.meta.url)),
  '../../../apps/server/migrations',
);

/** A test database is thrown away: nothing waits for the disk, and nothing works in the background. */
const SETTINGS = [
  'fsync = off',
  'synchronous_commit = off',
  'full_page_writes = off',
  'autovacuum = off',
  "max_wal_size = '2GB'",
  "checkpoint_timeout = '1h'",
];

/** Runs before the server's tests: a PostgreSQL with one migrated database, of which every test makes copies. */
export default async function setup(project: { provide(key: string, value: TestCluster): void }) {
  const folder = await mkdtemp(join(tmpdir(), 'ankur-test-'));
  const log = { info: () => {}, warn: (line: string) => void process.stderr.write(`${line}\n`) };
  const { connection, stop } = await startEmbeddedPostgres(folder, log);
  const cluster: TestCluster = {
    host: String(connection.host),
    user: String(connection.user),
    database: String(connection.database),
  };
  const first = new pg.Client({ ...cluster });
  await first.connect();
  for (const setting of SETTINGS) await first.query(`alter system set ${setting}`);
  await first.query('select pg_reload_conf()');
  await first.query(`create database ${TEMPLATE}`);
  await first.end();
  const client = new pg.Client({ ...cluster, database: TEMPLATE });
  await client.connect();
  await migrate(
    {
      run: async (text) => void (await client.query(text)),
      rows: async (text) => (await client.query<Record<string, unknown>>(text)).rows,
    },
    migrationsFolder,
  );
  await client.end();
  project.provide('testCluster', cluster);
  return async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  };
}
