import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** The part of a connection that migrations need. */
export interface MigrationConnection {
  /** Runs one or several statements without parameters. */
  run(sql: string): Promise<void>;
  rows(sql: string): Promise<Record<string, unknown>[]>;
}

/** Names of migrations in the folder that have not been applied yet. */
export async function pendingMigrations(db: Database, folder: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`select name from schema_migrations`);
  const done = new Set(rows.map(({ name }) => name));
  return (await readdir(folder)).filter((name) => name.endsWith('.sql') && !done.has(name));
}

/** Advisory lock key, arbitrary but fixed: servers that start together migrate one after the other. */
export const LOCK = 7_311_042;

/**
 * Migrates a database: applies every `NNNN-name.sql` not yet recorded, in the order
 * of names, each in its own transaction, which holds the lock; with `isWanted` only those. Forward only. Returns the names applied now.
 */
export async function migrate(
  connection: MigrationConnection,
  folder: string,
  isWanted: (name: string) => boolean = () => true,
): Promise<string[]> {
  await locked(connection, () =>
    connection.run(
      'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
    ),
  );
  const done = await appliedTo(connection);
  const files = (await readdir(folder)).filter((f) => f.endsWith('.sql')).sort();
  const applied: string[] = [];
  for (const name of files) {
    if (done.has(name) || !isWanted(name)) continue;
    const statements = await readFile(join(folder, name), 'utf8');
    try {
      await locked(connection, async () => {
        // Another server may have applied it since.
        if ((await appliedTo(connection)).has(name)) return;
        await connection.run(
          `${statements}\n;insert into schema_migrations (name) values ('${name.replaceAll("'", "''")}');`,
        );
        applied.push(name);
      });
    } catch (error) {
      throw new Error(`migration ${name} failed: ${(error as Error).message}`, { cause: error });
    }
  }
  return applied;
}

const appliedTo = async (connection: MigrationConnection) =>
  new Set((await connection.rows('select name from schema_migrations')).map(({ name }) => name));

/**
 * A transaction that holds the lock: behind a pooler a lock of the session would stay with whichever connection took it.
 * Two servers that start together apply each migration once, in order.
 */
async function locked(connection: MigrationConnection, work: () => Promise<void>): Promise<void> {
  await connection.run('begin');
  try {
    await connection.run(`select pg_advisory_xact_lock(${LOCK})`);
    await work();
    await connection.run('commit');
  } catch (error) {
    await connection.run('rollback').catch(() => {});
    throw error;
  }
}
