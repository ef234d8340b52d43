import type pg from 'pg';
import type { Ids } from '../../platform/ids.ts';

export interface BackupRun {
  startedAt: Date;
  finishedAt: Date;
  file: string;
  /** Null when no backup was made. */
  bytes: number | null;
  outcome: 'verified' | 'unverified' | 'failed';
  note: string | null;
}

/** Records the outcome of a backup. */
export async function insertBackupRun(client: pg.Client, ids: Ids, run: BackupRun): Promise<void> {
  await client.query(
    `insert into backup_runs (id, started_at, finished_at, file, bytes, outcome, note) values ($1, $2, $3, $4, $5, $6, $7)`,
    [ids.next(), run.startedAt, run.finishedAt, run.file, run.bytes, run.outcome, run.note],
  );
}
