import type { Config } from '../config/config.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { createRecentWriters } from './recent-writers.ts';
import { createReplicaDelay } from './replica-delay.ts';
import { createReplicaReads, type ReplicaReads } from './replica-reads.ts';

/** Added to the bound for those who wrote: their mark may arrive later than their write. */
const SLACK_MS = 1_000;
/** A replica that does not answer is left for the primary after so long. */
const QUERY_MS = 5_000;

/** Opens the replica of `DATABASE_READ_URL`; null without one. A replica that does not answer is no error. */
export function openReplica(
  config: Config,
  primary: Database,
  warn: (message: string) => void,
): { reads: ReplicaReads; close(): Promise<void> } | null {
  if (!config.DATABASE_READ_URL) return null;
  const boundMs = config.DATABASE_READ_DELAY_S * 1_000;
  const replica = openDatabase(
    {
      connectionString: config.DATABASE_READ_URL,
      connectionTimeoutMillis: 2_000,
      query_timeout: QUERY_MS,
      hasStatementNames: config.DATABASE_POOLER === 'none',
    },
    () => {},
  );
  const now = () => performance.now();
  const delay = createReplicaDelay({ primary, replica: replica.db, boundMs, now, warn });
  const writers = createRecentWriters(boundMs + SLACK_MS, config.REDIS_URL);
  delay.start();
  return {
    reads: createReplicaReads({
      primary,
      replica: replica.db,
      isRecent: delay.isRecent,
      writers,
    }),
    async close() {
      delay.close();
      await writers.close();
      await replica.close();
    },
  };
}
