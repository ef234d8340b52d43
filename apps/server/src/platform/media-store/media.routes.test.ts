import { memoryStore } from '@ankur/testkit/memory-store';
import { testClock } from '@ankur/testkit/test-app';
import * as fc from 'fast-check';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installErrorHandler } from '../http/errors.ts';
import { byteRange } from './byte-range.ts';
import { registerMedia } from './media.routes.ts';
import { createMediaLinks } from './media-links.ts';

const FILM = Buffer.from('0123456789');
const clock = testClock();
const links = createMediaLinks([Buffer.from('a-key-for-tests')], clock);
let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  installErrorHandler(app);
  const store = memoryStore();
  await store.put('reels/a-1.mp4', FILM, 'video/mp4');
  await store.put('reels/removed.mp4', FILM, 'video/mp4');
  await store.put('scans/s-1.webp', FILM, 'image/webp');
  registerMedia(app, { store, links, isShown: async (key) => key !== 'reels/removed.mp4' });
});
afterAll(() => app.close());

const ask = (range?: string, url = '/media/reels/a-1.mp4') =>
  app.inject({ url, headers: range ? { range } : {} });

describe('media over HTTP', () => {
  it.each([
    [undefined, 200, '0123456789', undefined],
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=8-100', 206, '89', 'bytes 8-9/10'],
    ['bytes=-100', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=10-', 416, 'range_outside', 'bytes */10'],
    ['bytes=-0', 416, 'range_outside', 'bytes */10'],
    ['bytes=5-2', 200, '0123456789', undefined],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
  ])('range %s answers %d', async (range, status, body, told) => {
    const answer = await ask(range);
    const text = status === 416 ? answer.json().problems[0].code : answer.body;
    expect([answer.statusCode, text, answer.headers['content-range']]).toEqual([
      status,
      body,
      told,
    ]);
    if (status !== 416) {
      expect(answer.headers).toMatchObject({
        'accept-ranges': 'bytes',
        'content-length': String(body.length),
        'content-type': 'video/mp4',
      });
    }
  });

  it('answers HEAD with the size, and 404 for a missing file', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/media/reels/a-1.mp4' });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '10', '']);
    for (const url of [
      '/media/reels/a-2.mp4',
      '/media/reels/removed.mp4',
      '/media/..%2f..%2fjwt-secret',
      '/media/x.svg',
    ])
      expect((await ask(undefined, url)).statusCode).toBe(404);
  });

  it('makes caches revalidate within a minute, and answers 304 without the file', async () => {
    const { headers } = await ask();
    const [, seconds] = /max-age=(\d+)/.exec(String(headers['cache-control'])) ?? [];
    expect(Number(seconds)).toBeLessThanOrEqual(50);
    expect(headers['cache-control']).not.toContain('immutable');
    const again = (tag: string, url = '/media/reels/a-1.mp4') =>
      app.inject({ url, headers: { 'if-none-match': tag } });
    for (const tag of [String(headers.etag), `W/${headers.etag}`, `"x", ${headers.etag}`, '*']) {
      const { statusCode, body } = await again(tag);
      expect([tag, statusCode, body]).toEqual([tag, 304, '']);
    }
    expect((await again('"other"')).statusCode).toBe(200);
    expect((await again('*', '/media/reels/removed.mp4')).statusCode).toBe(404);
  });

  it('honours If-Range only for the same file', async () => {
    const { etag } = (await ask()).headers;
    const part = (tag: string) =>
      app.inject({ url: '/media/reels/a-1.mp4', headers: { range: 'bytes=0-3', 'if-range': tag } });
    expect((await part(String(etag))).statusCode).toBe(206);
    expect((await part('"other"')).statusCode).toBe(200);
  });

  it('serves a private file under a signed URL for at most an hour, and under no other', async () => {
    const url = links.to('scans/s-1.webp');
    expect(url).toMatch(/^\/media\/scans\/.+\.webp$/);
    const good = await ask(undefined, url);
    expect([good.statusCode, good.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    expect((await ask('bytes=0-3', url)).statusCode).toBe(206);
    const signed = url.slice('/media/scans/'.length, -'/s-1.webp'.length);
    const forged = [
      '/media/scans/s-1.webp',
      url.replace('s-1', 's-2'),
      url.replace(signed, `z${signed.slice(1)}`),
      url.replace(signed, `${signed.slice(0, -1)}${signed.endsWith('0') ? '1' : '0'}`),
      url.replace('/scans/', '/experts/'),
      `/media/reels/${signed}/a-1.mp4`,
    ];
    for (const one of forged)
      expect([one, (await ask(undefined, one)).statusCode]).toEqual([one, 404]);
    clock.advance(29 * 60_000);
    expect((await ask(undefined, url)).statusCode).toBe(200);
    clock.advance(31 * 60_000);
    expect((await ask(undefined, url)).statusCode).toBe(403);
    expect((await ask(undefined, links.to('scans/s-1.webp'))).statusCode).toBe(200);
  });

  it('returns ranges that join to the whole file', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 70 }),
        (size, step) => {
          let seen = 0;
          while (seen < size) {
            const range = byteRange(`bytes=${seen}-${seen + step - 1}`, size);
            if (range.kind !== 'part') throw new Error('no part');
            expect(range.start).toBe(seen);
            seen = range.end + 1;
          }
          expect(seen).toBe(size);
          expect(byteRange(`bytes=${seen}-`, size).kind).toBe('outside');
        },
      ),
    );
  });
});
