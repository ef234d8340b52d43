import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function pidOf(connection: pg.PoolConfig): Promise<number> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  open.push(() => client.end().catch(() => {}));
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

async function answers({ connection }: EmbeddedPostgres): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 500 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

describe.runIf(process.platform === 'linux')('a database killed under its processes', () => {
  it('starts again although one of them does not notice', { timeout: 60_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ankur-remaining-'));
    open.push(() => rm(folder, { recursive: true, force: true }));
    const warned: string[] = [];
    const database = await startEmbeddedPostgres(folder, {
      info: () => {},
      warn: (message) => warned.push(message),
    });
    open.push(() => database.stop());
    // Stopped, it neither notices nor heeds a signal but SIGKILL, as one that waits for a lock of a killed process.
    const backend = await pidOf(database.connection);
    process.kill(backend, 'SIGSTOP');
    open.push(async () => {
      try {
        process.kill(backend, 'SIGKILL');
      } catch {}
    });
    process.kill(database.pid() ?? 0, 'SIGKILL');
    await expect.poll(() => answers(database), { timeout: 10_000, interval: 250 }).toBe(true);
    expect(warned).toContain('ended 1 process that the killed database left behind');
  });
});
