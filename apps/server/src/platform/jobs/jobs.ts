import type { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';
import { reasonOf } from '../errors/reason.ts';
import { createJobStates } from './job-states.ts';

export interface Jobs {
  /**
   * Runs work on a cron line (UTC), in one process at a time however many serve; a run that fails is told and the
   * next one comes in its time.
   */
  every(name: string, cron: string, work: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

export interface RunningJobs extends Jobs {
  /** Asks for a run now, beside the planned ones; false when one waits or runs already, or there is no such work. */
  run(name: string): Promise<boolean>;
}

const POLL_S = 20;
/** A run that takes longer counts as lost, and another process may begin it. */
const RUN_S = 3_600;

/** Background work on the product's own database: kept over restarts, shared by all processes. */
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
        // Several statements at once come back as several answers; the last one is meant.
        return Array.isArray(answer) ? (answer.at(-1) ?? { rows: [] }) : answer;
      },
    },
    // Made by a migration: the application's role may make no schema.
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
        // What is written down about the work never keeps it from being done.
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
