import { failure } from '@ankur/contracts/problems';
import type { ReadyChecks } from '@ankur/contracts/service/endpoints';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { pendingMigrations } from '../../platform/database/migrate.ts';
import type { DiskProbe } from '../../platform/storage/disk-usage.ts';

const DATABASE_MS = 2_000;
/** Below this the database can no longer write. */
const FREE_BYTES_MIN = 100 * 1024 * 1024;

export const REASON_FAILURES = {
  database: failure('database_down'),
  migrations: failure('migrations_pending'),
  disk: failure('disk_full'),
} as const;
export type Reason = keyof typeof REASON_FAILURES;

interface Deps {
  db: Database;
  disk: DiskProbe;
  /** Absent without migrations (tests of the API alone). */
  migrationsFolder: string | undefined;
  circuits(): readonly { name: string; open: boolean }[];
}

/** Reasons why this process is not ready; the state of providers is reported without effect. */
export async function readiness({ db, disk, migrationsFolder, circuits }: Deps): Promise<{
  reasons: Reason[];
  checks: ReadyChecks;
}> {
  const database = await within(DATABASE_MS, db.execute(sql`select 1`));
  const pending =
    database && migrationsFolder
      ? await within(DATABASE_MS, pendingMigrations(db, migrationsFolder))
      : [];
  const usage = await disk();
  const full = usage !== null && usage.freeBytes < FREE_BYTES_MIN;
  const migrated = pending !== null && pending.length === 0;
  const reasons: Reason[] = [];
  if (!database) reasons.push('database');
  else if (!migrated) reasons.push('migrations');
  if (full) reasons.push('disk');
  return {
    reasons,
    checks: {
      database: database ? 'ok' : 'failed',
      migrations: !database ? 'unknown' : migrated ? 'ok' : 'pending',
      disk: usage && {
        used_percent: Math.round(usage.usedShare * 100),
        free_mb: Math.floor(usage.freeBytes / 1024 / 1024),
      },
      providers: circuits().map(({ name, open }) => ({ name, circuit: open ? 'open' : 'closed' })),
    },
  };
}

/** Null on failure or time-out. */
async function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  try {
    return await Promise.race([work.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}
