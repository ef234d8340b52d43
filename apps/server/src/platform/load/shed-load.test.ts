import { aFarmer } from '@ankur/testkit/farmers';
import { buildTestApp } from '@ankur/testkit/test-app';
import { describe, expect, it } from 'vitest';
import { createLoadMonitor, isOverloaded, type LoadSample, nextShare } from './load-monitor.ts';

const CALM: LoadSample = { loopDelayMs: 12, connections: 32, inFlight: 32, waitingForDatabase: 20 };

/** A process of which a test says how busy it is, at each look. */
async function busyApp() {
  let look = (): void => {};
  const state = { waiting: 0, chance: 0 };
  const test = await buildTestApp({
    load: {
      monitor: {
        loopDelayMs: () => 0,
        watch: (onLook) => {
          look = () => onLook(0);
          return () => {};
        },
      },
      waitingForDatabase: () => state.waiting,
      chance: () => state.chance,
    },
  });
  return { ...test, state, look: (times = 1) => Array.from({ length: times }, () => look()) };
}

describe('overload', () => {
  it('is a slow loop with many connections, very many requests, or a queue at the database', () => {
    expect(isOverloaded(CALM)).toBe(false);
    // What a benchmark with 32 connections does on a machine that others use as well.
    expect(isOverloaded({ ...CALM, loopDelayMs: 900 })).toBe(false);
    expect(isOverloaded({ ...CALM, connections: 5_000 })).toBe(false);
    expect(isOverloaded({ ...CALM, connections: 64, loopDelayMs: 250 })).toBe(true);
    expect(isOverloaded({ ...CALM, inFlight: 512 })).toBe(true);
    expect(isOverloaded({ ...CALM, waitingForDatabase: 256 })).toBe(true);
  });

  it('begins at the second look, grows to at most 95 of 100 and goes back to none', () => {
    expect(nextShare(0, false, true)).toBe(0);
    let share = 0;
    for (let n = 0; n < 50; n += 1) share = nextShare(share, true, true);
    expect(share).toBe(0.95);
    for (let n = 0; n < 50; n += 1) share = nextShare(share, true, false);
    expect(share).toBe(0);
  });
});

describe('a process with more to do than it can', () => {
  it('refuses a part with 503 and Retry-After, answers health, and ends by itself', async () => {
    const test = await busyApp();
    const get = (url: string) => test.app.inject({ url });
    const farmer = await aFarmer(test.app);
    test.state.waiting = 300;
    test.look();
    expect((await get('/api/schemes/')).statusCode).toBe(200);
    test.look();
    const refused = await get('/api/schemes/');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '3']);
    expect(refused.json().errors.non_field_errors).toEqual([
      'The server is busy. Please try again in a moment.',
    ]);
    expect(refused.json().problems).toEqual([
      { field: 'non_field_errors', code: 'server_busy', params: { retry_after: 3 } },
    ]);
    expect((await farmer.call('GET', '/api/user/name/')).statusCode).toBe(503);
    expect((await get('/media/x')).statusCode).toBe(503);
    for (const url of ['/api/health/', '/api/health', '/api/health/?x=1'])
      expect((await get(url)).statusCode).toBe(200);
    test.state.chance = 0.99;
    expect((await get('/api/schemes/')).statusCode).toBe(200);
    test.state.chance = 0;
    test.state.waiting = 0;
    test.look(5);
    expect((await get('/api/schemes/')).statusCode).toBe(200);
    await test.close();
  });

  it('does not count what is over', async () => {
    const test = await busyApp();
    for (let n = 0; n < 3; n += 1) await test.app.inject({ url: '/api/schemes/' });
    expect(test.app.load()).toMatchObject({ inFlight: 0, refusedShare: 0 });
    await test.close();
  });
});

it('sees a loop that stands still', async () => {
  const monitor = createLoadMonitor();
  const seen = new Promise<number>((resolve) => {
    const stop = monitor.watch((delayMs) => {
      if (delayMs < 40) return;
      stop();
      resolve(delayMs);
    });
  });
  const block = setInterval(() => {
    const end = performance.now() + 200;
    while (performance.now() < end);
  }, 1);
  expect(await seen).toBeGreaterThan(40);
  clearInterval(block);
});
