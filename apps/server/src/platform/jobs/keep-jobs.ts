import { setTimeout as wait } from 'node:timers/promises';
import { reasonOf } from '../errors/reason.ts';
import type { Jobs, RunningJobs } from './jobs.ts';

interface Plan {
  start(): Promise<RunningJobs>;
  /** Registers the jobs; called again for every start. */
  register(jobs: Jobs): Promise<void>;
  warn(message: string): void;
  pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

const sleep = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal, ref: false });

/**
 * Starts background jobs with retry: while the database is unavailable, starts are retried
 * with exponential backoff up to five minutes, until they run or are stopped.
 */
export function keepJobs({ start, register, warn, pause = sleep }: Plan): {
  /** Requests a run now; false when that is not possible. */
  run(name: string): Promise<boolean>;
  stop(): Promise<void>;
} {
  const stopping = new AbortController();
  const { signal } = stopping;

  const startOnce = async (): Promise<RunningJobs> => {
    const jobs = await start();
    try {
      await register(jobs);
      return jobs;
    } catch (error) {
      await jobs.stop().catch(() => {});
      throw error;
    }
  };
  const run = async (): Promise<RunningJobs | undefined> => {
    for (let pauseMs = FIRST_PAUSE_MS; !signal.aborted; pauseMs *= 2) {
      try {
        return await startOnce();
      } catch (error) {
        if (signal.aborted) return undefined;
        warn(`background work could not start: ${reasonOf(error).slice(0, 200)}`);
        await pause(Math.min(pauseMs, LONGEST_PAUSE_MS), signal).catch(() => {});
      }
    }
    return undefined;
  };
  let present: RunningJobs | undefined;
  const running = run().then((jobs) => {
    present = jobs;
    return jobs;
  });
  return {
    run: async (name) => (await present?.run(name)) ?? false,
    async stop() {
      stopping.abort();
      await (await running)?.stop().catch(() => {});
    },
  };
}
