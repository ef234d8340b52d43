import { readConfig } from '@ankur/server/platform/config/config';
import { createRateLimiter } from '@ankur/server/platform/rate-limit/rate-limit';
import type { DiskUsage } from '@ankur/server/platform/storage/disk-usage';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ACCOUNT_FULL =
  'Your storage is full. Delete videos or pictures that you no longer need, then try again.';
const SERVER_FULL =
  'The server has no room for pictures and videos just now. Everything else works. Please try again later.';
const BUSY = 'Too many uploads are waiting just now. Please try again in a few minutes.';

const MB = 1024 * 1024;
const UPLOADS = '/api/user/uploads/';
let test: TestApp;
let asha: TestFarmer;
let usage: DiskUsage | null = null;

beforeAll(async () => {
  const config = readConfig({
    DATA_DIR: '/nonexistent',
    LOG_LEVEL: 'silent',
    ACCOUNT_STORAGE_MB: '150',
    UPLOADS_WAITING_MB: '100',
  });
  test = await buildTestApp({ config, limiter: createRateLimiter(), disk: async () => usage });
  asha = await aFarmer(test.app);
});
afterAll(() => test.close());

const ask = (
  method: 'POST' | 'HEAD' | 'PATCH',
  url: string,
  headers: Record<string, string>,
  farmer = asha,
  payload?: Buffer,
) =>
  test.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${farmer.access}`, ...headers },
    ...(payload ? { payload } : {}),
  });
const begin = (length: number, farmer = asha) =>
  ask('POST', UPLOADS, { 'upload-length': String(length) }, farmer);
const piece = (url: string, at: number, content: Buffer, farmer = asha) =>
  ask(
    'PATCH',
    url,
    { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(at) },
    farmer,
    content,
  );
/** Bytes of another farmer's uploads. */
const hold = async (bytes: number, touched: Date) =>
  test.inputs.db.execute(sql`insert into uploads (id, farmer_id, length, received, held, created_at, touched_at)
    select ${test.inputs.ids.next()}::uuid, id, ${bytes}, ${bytes}, ${bytes}, ${touched.toISOString()}::timestamptz,
      ${touched.toISOString()}::timestamptz from farmers where email = ${(await aFarmer(test.app)).email}`);
const clear = () => test.inputs.db.execute(sql`delete from uploads`);

it('drops the farmer’s oldest uploads to make room, and refuses what can never fit', async () => {
  const urls: string[] = [];
  for (const length of [90 * MB, 50 * MB, 80 * MB]) {
    test.clock.advance(1000);
    urls.push(String((await begin(length)).headers.location));
  }
  const heads = await Promise.all(urls.map((url) => ask('HEAD', url, {})));
  // 50 and 80 fit into 150; with 90 they did not.
  expect(heads.map(({ statusCode }) => statusCode)).toEqual([404, 200, 200]);
  await test.inputs.db.execute(sql`insert into stored_files (key, farmer_id, bytes, stored_at)
    select 'reels/large.mp4', id, ${100 * MB}, now() from farmers where email = ${asha.email}`);
  const refused = await begin(51 * MB);
  expect([refused.statusCode, refused.json().errors]).toEqual([413, { video: [ACCOUNT_FULL] }]);
  await test.inputs.db.execute(sql`delete from stored_files`);
  await clear();
});

it('refuses chunks while all uploads together are too large, unless some were idle for an hour', async () => {
  const url = String((await begin(MB)).headers.location);
  await hold(100 * MB, test.clock.now());
  const busy = await piece(url, 0, Buffer.alloc(1000));
  expect([busy.statusCode, busy.json().errors, busy.headers['retry-after']]).toEqual([
    503,
    { video: [BUSY] },
    '300',
  ]);
  await clear();
  const again = String((await begin(MB)).headers.location);
  await hold(100 * MB, new Date(test.clock.now().getTime() - 3_700_000));
  expect((await piece(again, 0, Buffer.alloc(1000))).statusCode).toBe(204);
  await clear();
});

it('counts chunks only while they are stored', async () => {
  const url = String((await begin(2000)).headers.location);
  await piece(url, 0, Buffer.alloc(1500));
  const { uses } = (await asha.call('GET', '/api/user/account/storage/')).json();
  expect(uses).toContainEqual({ kind: 'uploads', bytes: 1500, rows: 0 });
});

it('refuses uploads and chunks while the disk is full', async () => {
  const url = String((await begin(MB)).headers.location);
  usage = { usedShare: 0.95, freeBytes: 1_000_000 * MB };
  test.clock.advance(6_000);
  for (const answer of [await begin(10), await piece(url, 0, Buffer.alloc(10))])
    expect([answer.statusCode, answer.json().errors.video]).toEqual([503, [SERVER_FULL]]);
  expect((await ask('HEAD', url, {})).statusCode).toBe(200);
  usage = null;
  test.clock.advance(6_000);
  expect((await piece(url, 0, Buffer.alloc(10))).statusCode).toBe(204);
});

it('authenticates before it reads a chunk', async () => {
  const url = String((await begin(MB)).headers.location);
  const huge = Buffer.alloc(1024 * 1024 + 1);
  const stranger = await test.app.inject({
    method: 'PATCH',
    url,
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    payload: huge,
  });
  // Read first, it would have been 413.
  expect(stranger.statusCode).toBe(401);
  expect((await piece(url, 0, huge, await aFarmer(test.app))).statusCode).toBe(404);
});

it('limits the uploads that one account begins', async () => {
  const [busy, other] = [await aFarmer(test.app), await aFarmer(test.app)];
  const statuses: number[] = [];
  for (let turn = 0; turn < 151; turn += 1) statuses.push((await begin(10, busy)).statusCode);
  expect([statuses[149], statuses[150]]).toEqual([201, 429]);
  expect((await begin(10, other)).statusCode).toBe(201);
});
