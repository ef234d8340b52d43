import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createFolderStore } from '@ankur/server/platform/media-store/folder-store';
import type { MediaStore } from '@ankur/server/platform/media-store/media-store';
import { aFarmer } from '@ankur/testkit/farmers';
import { memoryStore } from '@ankur/testkit/memory-store';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeOrphans } from './orphans.ts';

const NAMED = [
  'posts/a.webp',
  'posts/a.avif',
  'reels/b.mp4',
  'reels/b.webp',
  'profile/c.webp',
  'profile/c-small.webp',
  'scans/d.webp',
  'scans/d-small.webp',
  'experts/e.webp',
];
let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp();
  await aFarmer(test.app);
  const { db, ids } = test.inputs;
  const item = (kind: string, media: object) =>
    db.execute(sql`insert into feed_items (id, kind, farmer_id, description, media, created_at)
      select ${ids.next()}::uuid, ${kind}, id, 'x', ${JSON.stringify(media)}::jsonb, now() from farmers`);
  await item('post', { pictures: [{ width: 720, webp: NAMED[0], avif: NAMED[1] }] });
  await item('reel', { video: NAMED[2], poster: NAMED[3], durationS: 1 });
  await db.execute(sql`insert into profiles (farmer_id, picture_key, small_picture_key)
    select id, ${NAMED[4]}, ${NAMED[5]} from farmers`);
  await db.execute(sql`insert into scans (id, farmer_id, verdict, severity, confidence, picture_key, small_picture_key, created_at)
    select ${ids.next()}::uuid, id, 'healthy', 'Low', 1, ${NAMED[6]}, ${NAMED[7]}, now() from farmers`);
  await db.execute(sql`insert into expert_requests (id, farmer_id, field, language, query, photo_key, created_at)
    select ${ids.next()}::uuid, id, 'irrigation', 'hindi', 'x', ${NAMED[8]}, now() from farmers`);
});
afterAll(() => test.close());

async function keysIn(store: MediaStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys.sort();
}

it('removes what is old and nobody names, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ankur-orphans-'));
  const store = createFolderStore(folder);
  const old = new Date(test.clock.now().getTime() - 25 * 3_600_000);
  const fresh = new Date(test.clock.now().getTime() - 23 * 3_600_000);
  const keep = async (key: string, at: Date) => {
    const path = join(folder, key);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, 'x');
    await utimes(path, at, at);
  };
  for (const key of NAMED) await keep(key, old);
  for (const key of ['posts/gone.webp', 'reels/half.mp4.part']) await keep(key, old);
  const kept = ['posts/new.webp', 'reels/new.mp4.part'];
  for (const key of kept) await keep(key, fresh);
  // Not ours: another folder, another name.
  for (const key of ['backup/a.webp', 'posts/read me.txt']) await keep(key, old);
  expect(await removeOrphans({ ...test.inputs, media: store }, () => {})).toBe(2);
  const left = await keysIn(store);
  expect(left).toEqual([...NAMED, ...kept, 'backup/a.webp', 'posts/read me.txt'].sort());
  await rm(folder, { recursive: true });
});

it('keeps a store whose files are nobody’s for the most part, and says so', async () => {
  const media = memoryStore();
  for (let at = 0; at < 201; at += 1) media.files.set(`posts/${at}.webp`, Buffer.from('x'));
  const warned: string[] = [];
  expect(await removeOrphans({ ...test.inputs, media }, (text) => warned.push(text))).toBe(0);
  expect([media.files.size, warned.length]).toEqual([201, 1]);
});

it('knows every column that can name media', async () => {
  const { rows } = await test.inputs.db.execute<{ at: string }>(sql`
    select table_name || '.' || column_name as at from information_schema.columns
    where table_schema = 'public' and (column_name ~ '(^|_)(key|media|photo|picture|video|poster)(_|s?$)') order by 1`);
  expect(rows.map(({ at }) => at)).toEqual([
    'assistant_questions.group_key',
    'expert_requests.photo_key',
    'farm_pictures.key',
    'farm_pictures.small_key',
    'feed_items.media',
    'feed_items.picture_hash',
    'loss_photos.key',
    'loss_photos.small_key',
    'notifications.event_key',
    'profiles.picture_key',
    'profiles.small_picture_key',
    'push_subscriptions.keys',
    'scans.key',
    'scans.picture_key',
    'scans.small_picture_key',
    'stored_files.key',
    'upstream_answers.key',
  ]);
});
