import { aFarmer, GOOD_PASSWORD, type TestFarmer } from '@ankur/testkit/farmers';
import { multipart } from '@ankur/testkit/multipart';
import { PROFILE_FIELDS, saveProfile } from '@ankur/testkit/profiles';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { aWebm } from '../../testing/made-videos.ts';
import { expertMembers } from '../experts/membership.ts';
import { createModeration } from './moderation.ts';

let test: TestApp;
let second: FastifyInstance;
let picture: Buffer;

beforeAll(async () => {
  test = await buildTestApp();
  second = await buildApp(test.inputs);
  const create = { width: 40, height: 30, channels: 3, background: 'green' } as const;
  picture = await sharp({ create }).png().toBuffer();
});
afterAll(async () => {
  await second.close();
  await test.close();
});

/** Status of a file in each process. */
const seen = async (url: string) =>
  Promise.all([test.app, second].map(async (app) => (await app.inject({ url })).statusCode));
const minute = () => test.clock.advance(60_000);

async function send(
  farmer: TestFarmer,
  url: string,
  fields: Record<string, string>,
  [field, content, type = 'image/png']: [string, Buffer, string?],
) {
  const form = await multipart(fields, [{ field, name: 'a', type, content }]);
  const headers = { ...form.headers, authorization: `Bearer ${farmer.access}` };
  const answer = await test.app.inject({ method: 'POST', url, headers, payload: form.payload });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json();
}
const aPost = (farmer: TestFarmer) =>
  send(farmer, '/api/user/posts/', { description: 'Cotton' }, ['photo', picture]);
const aReel = async (farmer: TestFarmer) =>
  send(farmer, '/api/user/reels/', { description: 'Cotton' }, [
    'video',
    await aWebm({ seconds: 1 }),
    'video/webm',
  ]);
const aScan = (farmer: TestFarmer) =>
  send(
    farmer,
    '/api/user/scans/',
    { label: '', crop: '', verdict: 'healthy', severity: 'Low', confidence: '0.9' },
    ['image', picture],
  );
const aQuestion = (farmer: TestFarmer) =>
  send(
    farmer,
    '/api/user/expert-requests/',
    { field_of_expertise: 'irrigation', language: 'hindi', query: 'How much water for cotton?' },
    ['photo', picture],
  );

it('media of a removed post or reel are 404 within a minute in every process', async () => {
  const asha = await aFarmer(test.app);
  const post = await aPost(asha);
  const reel = await aReel(asha);
  const urls = [
    ...post.photos.flatMap((p: { webp: string; avif: string | null }) => [p.webp, p.avif]),
    reel.video,
    reel.poster,
  ].filter(Boolean) as string[];
  expect(urls.length).toBe(6);
  for (const url of urls) expect([url, ...(await seen(url))]).toEqual([url, 200, 200]);
  const testApp = createModeration({ ...test.inputs, experts: expertMembers });
  for (const { id } of [post, reel]) await testApp.remove(id, null);
  minute();
  for (const url of urls) expect([url, ...(await seen(url))]).toEqual([url, 404, 404]);
  const gone = await test.app.inject({ url: post.photo });
  expect(gone.headers['cache-control']).toBe('no-store');
  for (const { id } of [post, reel]) await testApp.restore(id, null);
  for (const url of urls) expect([url, ...(await seen(url))]).toEqual([url, 200, 200]);
});

it('all media of a suspended account are 404', async () => {
  const mira = await aFarmer(test.app);
  const [post, scan, question] = [await aPost(mira), await aScan(mira), await aQuestion(mira)];
  const { profile_picture } = (await saveProfile(test.app, mira, PROFILE_FIELDS, picture)).json();
  const urls = [post.photo, profile_picture, scan.photo, scan.photo_small, question.photo];
  for (const url of urls) expect([url, ...(await seen(url))]).toEqual([url, 200, 200]);
  const testApp = createModeration({ ...test.inputs, experts: expertMembers });
  await testApp.suspend(mira.email, null);
  test.clock.advance(30_000);
  for (const url of urls) expect([url, ...(await seen(url))]).toEqual([url, 404, 404]);
  await testApp.reinstate(mira.email, null);
  for (const url of urls) expect([url, ...(await seen(url))]).toEqual([url, 200, 200]);
});

it('files of deleted accounts and unreferenced files are 404 while still stored', async () => {
  const ravi = await aFarmer(test.app);
  const { photo } = await aPost(ravi);
  await test.inputs.db.execute(sql`delete from farmers where email = ${ravi.email}`);
  minute();
  expect(await seen(photo)).toEqual([404, 404]);
  await test.inputs.media.put('posts/nobodys.webp', picture, 'image/webp');
  await test.inputs.media.put('elsewhere/a.webp', picture, 'image/webp');
  expect(await seen('/media/posts/nobodys.webp')).toEqual([404, 404]);
  expect(await seen('/media/elsewhere/a.webp')).toEqual([404, 404]);
});

it('scans and photographs for experts have signed URLs that expire', async () => {
  const asha = await aFarmer(test.app);
  const [scan, question] = [await aScan(asha), await aQuestion(asha)];
  for (const url of [scan.photo, question.photo] as string[]) {
    expect(await seen(url)).toEqual([200, 200]);
    const plain = url.replace(/\/[0-9a-z]+-[0-9a-f]{32}\//, '/');
    expect(plain).not.toBe(url);
    expect(await seen(plain)).toEqual([404, 404]);
  }
  test.clock.advance(3_600_000);
  expect(await seen(scan.photo)).toEqual([403, 403]);
  const login = { email: asha.email, password: GOOD_PASSWORD };
  const { token } = (
    await test.app.inject({ method: 'POST', url: '/api/user/login/', payload: login })
  ).json();
  const headers = { authorization: `Bearer ${token.access}` };
  const [listed] = (await test.app.inject({ url: '/api/user/scans/', headers })).json();
  expect(await seen(listed.photo)).toEqual([200, 200]);
});

it('finds the row of a file by an index', async () => {
  const { db } = test.inputs;
  await db.execute(sql`set enable_seqscan = off`);
  const plans = await Promise.all([
    db.execute(sql`explain select 1 from feed_items i
      where i.media @> '{"pictures":[{"webp":"posts/a.webp"}]}'::jsonb`),
    db.execute(sql`explain select 1 from scans t
      where t.picture_key = 'scans/a.webp' or t.small_picture_key = 'scans/a.webp'`),
  ]);
  await db.execute(sql`set enable_seqscan = on`);
  for (const { rows } of plans) expect(JSON.stringify(rows)).toContain('Bitmap Index Scan');
});
