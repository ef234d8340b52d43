import { aFarmer } from '@ankur/testkit/farmers';
import { buildTestApp } from '@ankur/testkit/test-app';
import { describe, expect, it } from 'vitest';
import { createLoadMonitor, isOverloaded, type LoadSample, nextShare } from './load-monitor.ts';

const CALM: LoadSample = { loopDelayMs: 12, connections: 32, inFlight: 32, waitingForDatabase: 20 };

/** An app whose load a test sets for each sample. */
async function busyApp() {
  let sample = (): void => {};
  const state = { waiting: 0, chance: 0 };
  const test = await buildTestApp({
    load: {
      monitor: {
        loopDelayMs: () => 0,
        watch: (onLook) => {
          sample = () => onLook(0);
          return () => {};
        },
      },
      waitingForDatabase: () => state.waiting,
      chance: () => state.chance,
    },
  });
  return { ...test, state, sample: (times = 1) => Array.from({ length: times }, () => sample()) };
}

describe('overload', () => {
  it('is a slow event loop with many connections, very many requests, or a queue at the database', () => {
    expect(isOverloaded(CALM)).toBe(false);
    // What a benchmark with 32 connections does on a machine that others use as well.
    expect(isOverloaded({ ...CALM, loopDelayMs: 900 })).toBe(false);
    expect(isOverloaded({ ...CALM, connections: 5_000 })).toBe(false);
    expect(isOverloaded({ ...CALM, connections: 64, loopDelayMs: 250 })).toBe(true);
    expect(isOverloaded({ ...CALM, inFlight: 512 })).toBe(true);
    expect(isOverloaded({ ...CALM, waitingForDatabase: 256 })).toBe(true);
  });

  it('sheds from the second sample on, at most 95 of 100, and falls back to none', () => {
    expect(nextShare(0, false, true)).toBe(0);
    let share = 0;
    for (let n = 0; n < 50; n += 1) share = nextShare(share, true, true);
    expect(share).toBe(0.95);
    for (let n = 0; n < 50; n += 1) share = nextShare(share, true, false);
    expect(share).toBe(0);
  });
});

describe('an overloaded process', () => {
  it('refuses a share with 503 and Retry-After, answers health checks, and recovers by itself', async () => {
    const test = await busyApp();
    const get = (url: string) => test.app.inject({ url });
    const farmer = await aFarmer(test.app);
    test.state.waiting = 300;
    test.sample();
    expect((await get('/api/schemes/')).statusCode).toBe(200);
    test.sample();
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
    test.sample(5);
    expect((await get('/api/schemes/')).statusCode).toBe(200);
    await test.close();
  });

  it('does not count finished requests', async () => {
    const test = await busyApp();
    for (let n = 0; n < 3; n += 1) await test.app.inject({ url: '/api/schemes/' });
    expect(test.app.load()).toMatchObject({ inFlight: 0, refusedShare: 0 });
    await test.close();
  });
});

it('notices a blocked event loop', async () => {
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
