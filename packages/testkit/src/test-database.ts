import { type Database, openDatabase } from '@ankur/server/platform/database/database';
import pg from 'pg';
import { inject } from 'vitest';

/** The connection of the PostgreSQL that runs beside the tests, as its superuser. */
export interface TestCluster {
  host: string;
  user: string;
  database: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: TestCluster;
  }
}

/** The migrated database of which copies are made. */
export const TEMPLATE = 'ankur_template';

let administrator: pg.Pool | null = null;
let made = 0;

/**
 * A copy of the migrated database. One connection: what a test leaves running comes before what it asks next. A session
 * that holds a transaction while it asks outside of it waits forever, as it may in production with a full pool.
 */
export async function testDatabase(): Promise<{ db: Database; close(): Promise<void> }> {
  const cluster = inject('testCluster');
  administrator ??= new pg.Pool({ ...cluster, max: 2, allowExitOnIdle: true });
  const admin = administrator;
  made += 1;
  const name = `test_${process.pid}_${made}`;
  await admin.query(`create database ${name} template ${TEMPLATE} strategy file_copy`);
  const { db, close } = openDatabase(
    { ...cluster, database: name, max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: 0 },
    () => {},
  );
  return {
    db,
    close: async () => {
      await close();
      await admin.query(`drop database if exists ${name} with (force)`);
    },
  };
}
