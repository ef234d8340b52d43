import type { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';
import { reasonOf } from '../errors/reason.ts';
import { createJobStates } from './job-states.ts';

export interface Jobs {
  /**
   * Schedules a job by cron expression (UTC), in one process at a time; a failed run is reported and the
   * next one runs as scheduled.
   */
  every(name: string, cron: string, work: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

export interface RunningJobs extends Jobs {
  /** Requests a run now; false when one is queued or running already, or the job is unknown. */
  run(name: string): Promise<boolean>;
}

const POLL_S = 20;
/** A run that takes longer counts as failed, and another process may start it. */
const RUN_S = 3_600;

/** Background jobs in the product's database: persistent, shared by all processes. */
export async function startJobs(
  db: Database,
  warn: (message: string) => void,
): Promise<RunningJobs> {
  const pool = (db as Database & { $client: Pool }).$client;
  const states = createJobStates(db);
  const names = new Set<string>();
  const boss = new PgBoss({
    db: {
      executeSql: async (text, values) => {
        const answer = await pool.query(text, values);
        // A query with several statements returns several results; the last one counts.
        return Array.isArray(answer) ? (answer.at(-1) ?? { rows: [] }) : answer;
      },
    },
    // The schema is created by a migration: the application's role may not create schemas.
    schema: 'jobs',
    createSchema: false,
    superviseIntervalSeconds: 300,
  });
  boss.on('error', (error: Error) => warn(`background work: ${reasonOf(error)}`));
  try {
    await boss.start();
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }
  return {
    async every(name, cron, work) {
      await boss.createQueue(name, { policy: 'exclusive', expireInSeconds: RUN_S, retryLimit: 0 });
      await boss.schedule(name, cron);
      names.add(name);
      await boss.work(name, { pollingIntervalSeconds: POLL_S }, async () => {
        let failure: string | null = null;
        // A failure to record the job's state must not prevent the job.
        await states.begin(name).catch(() => {});
        try {
          await work();
        } catch (error) {
          failure = reasonOf(error);
          warn(`background work ${name}: ${failure}`);
        }
        await states.end(name, failure).catch(() => {});
      });
    },
    run: async (name) => names.has(name) && (await boss.send(name)) !== null,
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
