import { readConfig } from '@ankur/server/platform/config/config';
import type { DiskUsage } from '@ankur/server/platform/storage/disk-usage';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { multipart } from '@ankur/testkit/multipart';
import { PROFILE_FIELDS, saveProfile } from '@ankur/testkit/profiles';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { removeOrphans } from '../community/orphans.ts';

const ACCOUNT_FULL =
  'Your storage is full. Delete videos or pictures that you no longer need, then try again.';
const ROWS_FULL = 'Your account is full. Delete entries that you no longer need, then try again.';
const SERVER_FULL =
  'The server has no room for pictures and videos just now. Everything else works. Please try again later.';

const MB = 1024 * 1024;
const STORAGE = '/api/user/account/storage/';
let test: TestApp;
let asha: TestFarmer;
let usage: DiskUsage | null = null;
/** Stored at about 300 kB. */
let noise: Buffer;

beforeAll(async () => {
  const config = readConfig({
    DATA_DIR: '/nonexistent',
    LOG_LEVEL: 'silent',
    ACCOUNT_STORAGE_MB: '1',
    ACCOUNT_ROWS_MAX: '100',
  });
  test = await buildTestApp({ config, disk: async () => usage });
  const pixels = Buffer.alloc(700 * 700 * 3);
  for (let at = 0, seed = 1; at < pixels.length; at += 1) {
    seed = (seed * 16_807) % 2_147_483_647;
    pixels[at] = seed & 255;
  }
  noise = await sharp(pixels, { raw: { width: 700, height: 700, channels: 3 } })
    .jpeg({ quality: 70 })
    .toBuffer();
});
afterAll(() => test.close());
beforeEach(async () => {
  usage = null;
  test.clock.advance(6_000);
  asha = await aFarmer(test.app);
});

async function send(url: string, fields: Record<string, string>, field: string, content = noise) {
  const form = await multipart(fields, [{ field, name: 'a.jpg', type: 'image/jpeg', content }]);
  const headers = { ...form.headers, authorization: `Bearer ${asha.access}` };
  return test.app.inject({ method: 'POST', url, headers, payload: form.payload });
}
/** A file that is the body itself. */
const sendArchive = () =>
  test.app.inject({
    method: 'POST',
    url: '/api/user/import/',
    headers: { authorization: `Bearer ${asha.access}`, 'content-type': 'application/zip' },
    payload: noise,
  });
const post = () => send('/api/user/posts/', { description: 'Cotton' }, 'photo');
const storage = async () => (await asha.call('GET', STORAGE)).json();
const expense = () => asha.call('POST', '/api/user/expenses/', { amount: 10, category: 'seeds' });

it('counts bytes of pictures, refuses beyond the quota, and frees deleted ones', async () => {
  const posts: string[] = [];
  let refused = await post();
  for (; refused.statusCode === 201; refused = await post()) posts.push(refused.json().id);
  expect(posts.length).toBeGreaterThan(0);
  expect([refused.statusCode, refused.json().errors]).toEqual([413, { photo: [ACCOUNT_FULL] }]);
  const full = await storage();
  const files = test.files;
  const stored = [...files].filter(([key]) => key.startsWith('posts/'));
  expect(full.bytes).toEqual({
    used: stored.reduce((sum, [, { length }]) => sum + length, 0),
    limit: MB,
  });
  expect(full.uses).toContainEqual({ kind: 'posts', bytes: full.bytes.used, rows: posts.length });
  for (const id of posts) await asha.call('DELETE', `/api/user/posts/${id}/`);
  expect((await storage()).bytes.used).toBe(0);
  expect((await post()).statusCode).toBe(201);
});

it('refuses uploads of a full account before reading the form, on every upload route', async () => {
  await test.inputs.db.execute(sql`insert into stored_files (key, farmer_id, bytes, stored_at)
    select 'reels/large.mp4', id, ${MB}, now() from farmers where email = ${asha.email}`);
  const calls: [string, Record<string, string>, string][] = [
    ['/api/user/posts/', {}, 'photo'],
    ['/api/user/reels/', {}, 'video'],
    ['/api/user/posts/addreel/', {}, 'video'],
    ['/api/user/scans/', {}, 'image'],
    ['/api/user/expert-requests/', {}, 'photo'],
    ['/api/user/profile-input/', PROFILE_FIELDS, 'profile_picture'],
  ];
  for (const [url, fields, field] of calls) {
    const answer = await send(url, fields, field);
    expect([url, answer.statusCode, answer.json().errors]).toEqual([
      url,
      413,
      { [field]: [ACCOUNT_FULL] },
    ]);
  }
  const archive = await sendArchive();
  expect([archive.statusCode, archive.json().errors]).toEqual([413, { file: [ACCOUNT_FULL] }]);
  expect((await saveProfile(test.app, asha, PROFILE_FIELDS)).statusCode).toBe(200);
});

it('refuses uploads while the disk is 90 % full, and serves everything else', async () => {
  // Independent of the free bytes of a large disk.
  usage = { usedShare: 0.9, freeBytes: 1_000_000 * MB };
  for (const [url, field] of [
    ['/api/user/posts/', 'photo'],
    ['/api/user/reels/', 'video'],
    ['/api/user/scans/', 'image'],
    ['/api/user/profile-input/', 'profile_picture'],
  ] as const) {
    const answer = await send(url, { description: 'x' }, field);
    expect([answer.statusCode, answer.json().errors, answer.headers['retry-after']]).toEqual([
      503,
      { [field]: [SERVER_FULL] },
      '600',
    ]);
  }
  expect((await sendArchive()).json().errors).toEqual({ file: [SERVER_FULL] });
  const waiting = { description: 'x', upload_id: test.inputs.ids.next() };
  expect((await asha.call('POST', '/api/user/reels/', waiting)).statusCode).toBe(503);
  expect((await expense()).statusCode).toBe(201);
  expect((await asha.call('GET', '/api/user/posts/')).statusCode).toBe(200);
  expect((await saveProfile(test.app, asha, PROFILE_FIELDS)).statusCode).toBe(200);
  usage = { usedShare: 0.5, freeBytes: MB };
  test.clock.advance(6_000);
  expect((await post()).statusCode).toBe(201);
});

it('refuses rows beyond the quota, and accepts them again when some are deleted', async () => {
  const before = (await storage()).rows.used;
  const answers = [];
  for (let at = before; at <= 100; at += 1) answers.push(await expense());
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([
    ...Array(100 - before).fill(201),
    413,
  ]);
  expect(answers.at(-1)?.json().errors).toEqual({ non_field_errors: [ROWS_FULL] });
  const { rows, uses } = await storage();
  expect(rows).toEqual({ used: 100, limit: 100 });
  expect(uses).toContainEqual({ kind: 'books', bytes: 0, rows: 100 - before });
  await test.inputs.db.execute(sql`delete from expenses where id in (
    select e.id from expenses e join farmers f on f.id = e.farmer_id where f.email = ${asha.email} limit 1)`);
  expect((await expense()).statusCode).toBe(413);
  test.clock.advance(6_000);
  expect((await expense()).statusCode).toBe(201);
});

it('counts existing files, and drops deleted ones', async () => {
  const { db, ids, media } = test.inputs;
  const kept = '{"pictures":[{"width":9,"webp":"posts/old.webp"}]}';
  await media.put('posts/old.webp', Buffer.alloc(777), 'image/webp');
  await db.execute(sql`insert into feed_items (id, kind, farmer_id, description, media, created_at)
    select ${ids.next()}::uuid, 'post', id, 'Sowing', ${kept}::jsonb, now() from farmers where email = ${asha.email}`);
  await db.execute(sql`insert into stored_files (key, farmer_id, bytes, stored_at)
    select 'posts/lost.webp', id, 999, '2026-01-01' from farmers where email = ${asha.email}`);
  expect((await storage()).bytes.used).toBe(999);
  await removeOrphans(test.inputs, () => {});
  expect((await storage()).bytes.used).toBe(777);
});

it('needs a token', async () => {
  expect((await test.app.inject({ url: STORAGE })).statusCode).toBe(401);
});
