import { describe, expect, it } from 'vitest';
import { createReplicaDelay, lsnNumber } from './replica-delay.ts';
import type { Reads } from './replica-reads.ts';

/** A primary and a replica whose positions are set by the test. */
function staged(boundMs = 5_000) {
  const state = { ms: 0, written: '0/10', applied: '0/10' as string | null, follows: true };
  const warned: string[] = [];
  let away = false;
  const answering = (row: () => object): Reads =>
    ({
      execute: async () => {
        if (away) throw new Error('connection refused');
        return { rows: [row()] };
      },
    }) as unknown as Reads;
  const delay = createReplicaDelay({
    primary: answering(() => ({ lsn: state.written })),
    replica: answering(() => ({ lsn: state.applied, follows: state.follows })),
    boundMs,
    now: () => state.ms,
    warn: (line) => warned.push(line),
  });
  return {
    state,
    warned,
    delay,
    setAway: (is: boolean) => {
      away = is;
    },
    /** So many seconds, with a comparison each. */
    async pass(seconds: number) {
      for (let second = 0; second < seconds; second += 1) {
        state.ms += 1_000;
        await delay.check();
      }
    },
  };
}

describe('the delay of a replica', () => {
  it('reads positions of the log as numbers', () => {
    expect(lsnNumber('16/B374D848')).toBe(0x16b374d848n);
    expect(lsnNumber('2/0') > lsnNumber('1/FFFFFFFF')).toBe(true);
  });

  it('is unknown before the first comparison', async () => {
    const { delay } = staged();
    expect(delay.isRecent()).toBe(false);
    await delay.check();
    expect(delay.isRecent()).toBe(true);
  });

  it('is none while nothing is written', async () => {
    const { delay, pass } = staged();
    await pass(60);
    expect(delay.isRecent()).toBe(true);
  });

  it('grows while the replica applies nothing, and ends when it has caught up', async () => {
    const { delay, state, pass, warned } = staged();
    await pass(1);
    state.written = '0/20';
    await pass(5);
    expect(delay.isRecent()).toBe(true);
    await pass(1);
    expect(delay.isRecent()).toBe(false);
    expect(warned).toEqual([expect.stringContaining('reads go to the primary')]);
    state.applied = '0/20';
    await pass(1);
    expect(delay.isRecent()).toBe(true);
    expect(warned).toHaveLength(2);
  });

  it('is that of what it has applied while the primary goes on writing', async () => {
    const { delay, state, pass } = staged();
    await delay.check();
    for (let second = 1; second < 30; second += 1) {
      state.written = `0/${(16 + second).toString(16)}`;
      // Three seconds behind.
      state.applied = `0/${(16 + Math.max(0, second - 3)).toString(16)}`;
      await pass(1);
      expect(delay.isRecent()).toBe(true);
    }
    for (let second = 30; second < 40; second += 1) {
      state.written = `0/${(16 + second).toString(16)}`;
      await pass(1);
    }
    expect(delay.isRecent()).toBe(false);
  });

  it('is not believed of a server that follows no primary, nor of one that is away', async () => {
    const promoted = staged();
    promoted.state.follows = false;
    await promoted.pass(1);
    expect(promoted.delay.isRecent()).toBe(false);
    const lost = staged();
    await lost.pass(1);
    lost.setAway(true);
    await lost.pass(7);
    expect(lost.delay.isRecent()).toBe(false);
    lost.setAway(false);
    await lost.pass(1);
    expect(lost.delay.isRecent()).toBe(true);
  });
});
