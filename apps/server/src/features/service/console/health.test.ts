import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp, testClock } from '@ankur/testkit/test-app';
import { testDatabase } from '@ankur/testkit/test-database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemIds } from '../../../platform/ids.ts';
import {
  createHealthRecorder,
  type HealthRecorder,
} from '../../../platform/metrics/health-recorder.ts';

const clock = testClock('2026-11-21T06:45:30Z');
let recorders: HealthRecorder[];
let test: TestApp;
let operator: TestFarmer;
let close: () => Promise<void>;
beforeAll(async () => {
  const database = await testDatabase();
  close = database.close;
  const parts = {
    db: database.db,
    clock,
    ids: systemIds,
    disk: async () => ({ usedShare: 0.5, freeBytes: 7 }),
    loopDelayMs: () => 3,
    uploadsWaiting: async () => 4,
  };
  recorders = [createHealthRecorder(parts), createHealthRecorder(parts)];
  test = await buildTestApp({ ...parts, measures: recorders[0] });
  operator = await aFarmer(test.app);
  await parts.db.execute(sql`insert into account_roles (farmer_id, role, granted_at)
    select id, 'operator', now() from farmers where email = ${operator.email}`);
});
afterAll(async () => {
  await test.close();
  await close();
});

const health = async (span: string) =>
  (await operator.call('GET', `/api/console/health/?span=${span}`)).json();
const flush = async () => {
  for (const recorder of recorders) await recorder.flush();
};

it('sums the counts of processes by minute, hour and day', async () => {
  await test.app.inject({ url: '/api/user/name/' });
  for (const recorder of recorders) {
    recorder.request('GET', '/api/news/', 200, 0.004);
    recorder.request('GET', '/api/news/', 200, 0.4);
    recorder.delivered('mail', { sent: 2, failed: 1 });
  }
  await flush();
  for (const [span, shown] of [
    ['hour', 60],
    ['day', 24],
    ['month', 30],
  ] as const) {
    const found = await health(span);
    expect(found.points).toHaveLength(shown);
    expect(found.points.at(-1)).toMatchObject({
      mail_sent: 4,
      mail_failed: 2,
      push_sent: 0,
      disk_used_share: 0.5,
      sign_ups: 1,
      refused: 1,
      refusals: { unauthorized: 1 },
      uploads_waiting: 4,
    });
    expect(found.points[0]).toMatchObject({ requests: 0, p50_ms: null, uploads_waiting: null });
    const news = found.routes.find(({ route }: { route: string }) => route === 'GET /api/news/');
    expect(news.requests).toBe(4);
    expect(news.p50_ms).toBeLessThanOrEqual(5);
    expect(news.p99_ms).toBeGreaterThan(250);
    expect(found.refusals).toContainEqual({ reason: 'unauthorized', count: 1 });
    expect(found.now).toMatchObject({ disk_free_bytes: 7, uploads_waiting: 0, processes: 2 });
    expect(found.now.database_bytes).toBeGreaterThan(1_000_000);
  }
});

it('starts each minute at zero, and keeps the hour’s counts', async () => {
  clock.advance(60_000);
  recorders[0]?.request('GET', '/api/news/', 200, 0.004);
  await flush();
  const requests = ({ points }: { points: { requests: number }[] }) =>
    points.slice(-2).map((point) => point.requests);
  const [before, now] = requests(await health('hour'));
  expect(before).toBeGreaterThanOrEqual(4);
  expect(now).toBeLessThan(before ?? 0);
  // An hour is written every fifth minute, and when it has ended.
  clock.set('2026-11-21T07:00:30Z');
  await flush();
  const [ended] = requests(await health('day'));
  expect(ended).toBeGreaterThan(before ?? 0);
});

it('refuses an unknown span, and is for operators alone', async () => {
  expect((await operator.call('GET', '/api/console/health/?span=year')).statusCode).toBe(400);
  const farmer = await aFarmer(test.app);
  expect((await farmer.call('GET', '/api/console/health/')).statusCode).toBe(404);
});
