import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { memoryStore } from '@ankur/testkit/memory-store';
import S3rver from 's3rver';
import { describe, expect, it } from 'vitest';
import { createFolderStore } from './folder-store.ts';
import { isMediaKey, type MediaStore } from './media-store.ts';
import { createS3Store } from './s3-store.ts';

const stores: [string, () => Promise<{ store: MediaStore; close(): Promise<void> }>][] = [
  [
    'a folder',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'ankur-media-'));
      return { store: createFolderStore(folder), close: () => rm(folder, { recursive: true }) };
    },
  ],
  [
    'an S3-compatible store',
    async () => {
      const directory = await mkdtemp(join(tmpdir(), 'ankur-s3-'));
      const server = new S3rver({
        port: 0,
        address: '127.0.0.1',
        silent: true,
        directory,
        configureBuckets: [{ name: 'ankur', configs: [] }],
      });
      const { port } = await server.run();
      const store = createS3Store({
        endpoint: `http://127.0.0.1:${port}`,
        bucket: 'ankur',
        region: 'us-east-1',
        accessKeyId: 'S3RVER',
        secretAccessKey: 'S3RVER',
      });
      return {
        store,
        close: async () => {
          await server.close();
          await rm(directory, { recursive: true });
        },
      };
    },
  ],
  ['memory', async () => ({ store: memoryStore(), close: async () => {} })],
];

async function listOf(store: MediaStore) {
  const files: { key: string; writtenAt: Date }[] = [];
  for await (const file of store.list()) files.push(file);
  return files;
}

describe.each(stores)('media in %s', (name, open) => {
  it('are read whole and in ranges, and not at all after removal', async () => {
    const { store, close } = await open();
    const key = 'posts/abc-1.webp';
    await store.put(key, Readable.from([Buffer.from('0123'), Buffer.from('456789')]), 'image/webp');
    const whole = await store.get(key);
    expect([whole?.size, whole?.length, whole?.contentType]).toEqual([10, 10, 'image/webp']);
    expect((await buffer(whole?.stream ?? Readable.from([]))).toString()).toBe('0123456789');
    expect([await store.size(key), await store.size('posts/none.webp')]).toEqual([10, null]);
    const part = await store.get(key, { start: 2, end: 4 });
    expect([part?.size, part?.length]).toEqual([10, 3]);
    expect((await buffer(part?.stream ?? Readable.from([]))).toString()).toBe('234');
    const film = 'reels/abc-2.mp4';
    const frames = Array.from({ length: 9 }, (_, at) => Buffer.alloc(100_000, at));
    await store.put(film, Readable.from(frames), 'video/mp4', 900_000);
    const back = await store.get(film);
    expect(await buffer(back?.stream ?? Readable.from([]))).toEqual(Buffer.concat(frames));
    const since = Date.now() - 60_000;
    const listed = await listOf(store);
    expect(listed.map((file) => file.key).sort()).toEqual([key, film]);
    if (name !== 'memory') expect(listed.every((f) => f.writtenAt.getTime() > since)).toBe(true);
    const gone = Array.from({ length: 1_200 }, (_, at) => `posts/never-there-${at}.webp`);
    await store.remove([...gone, key, film]);
    expect(await listOf(store)).toEqual([]);
    expect(await store.get(key)).toBeNull();
    await close();
  });
});

it('the media folder is closed to other users of the machine', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ankur-media-'));
  const root = join(folder, 'media');
  await createFolderStore(root).put('scans/a.webp', Buffer.from('leaf'), 'image/webp');
  expect((await stat(root)).mode & 0o077).toBe(0);
  await rm(folder, { recursive: true });
});

it('a file is synced before it gets its name, and its folder before the write is acknowledged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ankur-media-'));
  const flushed: [path: string, names: string[], bytes: number][] = [];
  const store = createFolderStore(join(folder, 'media'), async (path) => {
    const names = await readdir(join(folder, 'media/posts'));
    flushed.push([path, names, (await stat(path)).isFile() ? (await stat(path)).size : 0]);
  });
  await store.put('posts/a.webp', Buffer.from('leaf'), 'image/webp');
  expect(flushed).toEqual([
    [join(folder, 'media/posts/a.webp.part'), ['a.webp.part'], 4],
    [join(folder, 'media/posts'), ['a.webp'], 0],
    [folder, ['a.webp'], 0],
  ]);
  await rm(folder, { recursive: true });
});

describe('media keys', () => {
  it.each([
    '../jwt-secret',
    'posts/../../x.webp',
    '/etc/passwd',
    'posts/a.svg',
    'posts/a',
    'a\0.webp',
    `${'a'.repeat(300)}.webp`,
  ])('are never %j', (text) => expect(isMediaKey(text)).toBe(false));
  it('have our own form', () => expect(isMediaKey('reels/0f-9a.mp4')).toBe(true));
});
