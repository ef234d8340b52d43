import { describe, expect, it } from 'vitest';
import type { RunningJobs } from './jobs.ts';
import { keepJobs } from './keep-jobs.ts';

/** Jobs whose first starts fail, with a record of events. */
function staged(failures: number, failIn: 'start' | 'register') {
  const seen = {
    starts: 0,
    registers: 0,
    stops: 0,
    pauses: [] as number[],
    warned: [] as string[],
  };
  let ready = () => {};
  const registered = new Promise<void>((resolve) => {
    ready = resolve;
  });
  const jobs: RunningJobs = {
    every: async () => {},
    run: async () => true,
    stop: async () => {
      seen.stops += 1;
    },
  };
  const kept = keepJobs({
    async start() {
      seen.starts += 1;
      if (failIn === 'start' && seen.starts <= failures) throw new Error('database is away');
      return jobs;
    },
    async register() {
      seen.registers += 1;
      if (failIn === 'register' && seen.registers <= failures) throw new Error('connection lost');
      ready();
    },
    warn: (message) => seen.warned.push(message),
    async pause(ms) {
      seen.pauses.push(ms);
    },
  });
  return { kept, seen, registered };
}

describe('background work', () => {
  it.each(['start', 'register'] as const)(
    'restart after the database fails in %s, with exponential backoff',
    async (failIn) => {
      const { kept, seen, registered } = staged(8, failIn);
      await registered;
      expect(seen.starts).toBe(9);
      expect(seen.pauses).toEqual([5, 10, 20, 40, 80, 160, 300, 300].map((s) => s * 1000));
      expect(seen.warned).toHaveLength(8);
      expect(seen.stops).toBe(failIn === 'register' ? 8 : 0);
      const before = seen.stops;
      await kept.stop();
      expect(seen.stops).toBe(before + 1);
    },
  );

  it('can be stopped while waiting for their first start', async () => {
    let waiting = () => {};
    const waits = new Promise<void>((resolve) => {
      waiting = resolve;
    });
    const kept = keepJobs({
      start: () => Promise.reject(new Error('away')),
      register: async () => {},
      warn: () => {},
      pause: (_ms, signal) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve());
          waiting();
        }),
    });
    await waits;
    await expect(kept.stop()).resolves.toBeUndefined();
  });
});
