import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { superviseProcess } from './supervise-process.ts';

const nextTurn = () => new Promise((turn) => setImmediate(turn));

/** A process that runs until it gets a signal. */
class FakeProcess extends EventEmitter {
  exitCode: number | null = null;
  signalCode: string | null = null;
  readonly signals: string[] = [];
  kill(signal: string) {
    this.signals.push(signal);
    this.die(signal);
  }
  die(signal: string) {
    this.signalCode = signal;
    this.emit('exit', null, signal);
  }
}

/** Launches that fail while `broken` says so. */
function staged(isPassing = false) {
  const seen = { launches: 0, pauses: [] as number[], warned: [] as string[] };
  const processes: FakeProcess[] = [];
  const plan = { broken: (_launch: number) => false as boolean };
  return {
    seen,
    processes,
    plan,
    keep: () =>
      superviseProcess({
        async launch() {
          seen.launches += 1;
          if (plan.broken(seen.launches)) throw new Error('No space left on device');
          const made = new FakeProcess();
          processes.push(made);
          return made as unknown as ChildProcess;
        },
        isPassing: () => isPassing,
        warn: (message) => seen.warned.push(message),
        async pause(ms) {
          seen.pauses.push(ms);
          await nextTurn();
        },
      }),
  };
}

describe('a supervised process', () => {
  it('is restarted without a limit, with backoff up to half a minute', async () => {
    const { seen, processes, plan, keep } = staged();
    const kept = await keep();
    plan.broken = (launch) => launch < 60;
    processes[0]?.die('SIGKILL');
    await expect.poll(() => processes.length).toBe(2);
    expect(seen.launches).toBe(60);
    expect(seen.pauses.slice(0, 9)).toEqual([
      250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
    expect(seen.warned.at(-1)).toBe(
      'database did not come back (No space left on device); trying again in 30 s',
    );
    await kept.stop();
    expect(processes[1]?.signals).toEqual(['SIGINT']);
  });

  it('resets the backoff after a successful start', async () => {
    const { seen, processes, plan, keep } = staged();
    const kept = await keep();
    for (const round of [1, 2]) {
      const until = seen.launches + 4;
      plan.broken = (launch) => launch < until;
      processes.at(-1)?.die('SIGKILL');
      await expect.poll(() => processes.length).toBe(round + 1);
    }
    expect(seen.pauses).toEqual([250, 500, 1000, 250, 500, 1000]);
    await kept.stop();
  });

  it('rejects when the first start never succeeds', async () => {
    const { seen, plan, keep } = staged();
    plan.broken = () => true;
    await expect(keep()).rejects.toThrow('No space left on device');
    expect(seen.launches).toBe(21);
  });

  it('waits longer for a first start that is hindered for a while', async () => {
    const { seen, processes, plan, keep } = staged(true);
    plan.broken = (launch) => launch < 200;
    await keep();
    expect(processes).toHaveLength(1);
    expect(seen.pauses).toEqual(Array(199).fill(250));
    plan.broken = () => true;
    const from = seen.launches;
    await expect(keep()).rejects.toThrow('No space left on device');
    expect(seen.launches - from).toBe(241);
  });

  it('can be stopped between two restarts', async () => {
    const { seen, processes, plan, keep } = staged();
    const kept = await keep();
    plan.broken = () => true;
    processes[0]?.die('SIGKILL');
    await expect.poll(() => seen.launches).toBeGreaterThan(30);
    await kept.stop();
    const { launches } = seen;
    await nextTurn();
    expect(seen.launches).toBe(launches);
  });
});
