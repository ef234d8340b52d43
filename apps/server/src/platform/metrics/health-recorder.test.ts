import { testClock } from '@ankur/testkit/test-app';
import { testDatabase } from '@ankur/testkit/test-database';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { systemIds } from '../ids.ts';
import { createHealthRecorder, type HealthRecorder } from './health-recorder.ts';
import { createHealthSamples, SPANS, type Span } from './health-samples.ts';

const ROUTE = 'GET /api/news/';
let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

let failing: boolean;
let clock: ReturnType<typeof testClock>;
let recorder: HealthRecorder;
beforeEach(() => {
  failing = false;
  clock = testClock('2026-11-21T06:45:30Z');
  const { db } = database;
  const execute: Database['execute'] = (query) => {
    if (failing) throw new Error('connection refused');
    return db.execute(query);
  };
  recorder = createHealthRecorder({
    db: new Proxy(db, { get: (of, key) => (key === 'execute' ? execute : Reflect.get(of, key)) }),
    clock,
    ids: systemIds,
    disk: async () => null,
    loopDelayMs: () => 3,
    uploadsWaiting: async () => 0,
  });
});

const one = () => recorder.request('GET', '/api/news/', 200, 0.004);
/** Requests in the spans that end with the clock's instant. */
const requests = async () => {
  const samples = createHealthSamples(database.db);
  const sumOf = async (span: Span) => {
    const { counts } = (await samples.list(span, clock.now())).at(-1) ?? {};
    return (counts?.routes[ROUTE] ?? []).reduce((sum, count) => sum + count, 0);
  };
  return Promise.all(SPANS.map(sumOf));
};

it('writes hours and days at its end, though they are written seldom', async () => {
  const stop = recorder.start();
  one();
  await recorder.flush();
  one();
  await recorder.flush();
  expect(await requests()).toEqual([2, 1, 1]);
  one();
  await stop();
  expect(await requests()).toEqual([3, 3, 3]);
});

it('loses no count of a time without database', async () => {
  const [, hour = 0, day = 0] = await requests();
  one();
  await recorder.flush();
  clock.advance(60_000);
  failing = true;
  one();
  await expect(recorder.flush()).rejects.toThrow('connection refused');
  failing = false;
  clock.advance(60_000);
  one();
  await recorder.flush(true);
  expect(await requests()).toEqual([1, hour + 3, day + 3]);
  clock.advance(-60_000);
  expect((await requests())[0]).toBe(1);
});
