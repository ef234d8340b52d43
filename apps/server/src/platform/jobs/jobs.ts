import type { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';
import { reasonOf } from '../errors/reason.ts';

export interface Jobs {
  /**
   * Runs work on a cron line (UTC), in one process at a time however many serve; a run that fails is told and the
   * next one comes in its time.
   */
  every(name: string, cron: string, work: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

const POLL_S = 20;
/** A run that takes longer counts as lost, and another process may begin it. */
const RUN_S = 3_600;

/** Background work on the product's own database: kept over restarts, shared by all processes. */
export async function startJobs(db: Database, warn: (message: string) => void): Promise<Jobs> {
  const pool = (db as Database & { $client: Pool }).$client;
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
      await boss.work(name, { pollingIntervalSeconds: POLL_S }, async () => {
        try {
          await work();
        } catch (error) {
          warn(`background work ${name}: ${reasonOf(error)}`);
        }
      });
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
