import { memoryStore } from '@ankur/testkit/memory-store';
import * as fc from 'fast-check';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byteRange } from './byte-range.ts';
import { registerMedia } from './media.routes.ts';

const FILM = Buffer.from('0123456789');
let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  const store = memoryStore();
  await store.put('reels/a-1.mp4', FILM, 'video/mp4');
  registerMedia(app, store);
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
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=5-2', 200, '0123456789', undefined],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
  ])('range %s answers %d', async (range, status, body, told) => {
    const answer = await ask(range);
    expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([
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

  it('tells the size alone, and nothing of what is not there', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/media/reels/a-1.mp4' });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '10', '']);
    for (const url of ['/media/reels/a-2.mp4', '/media/..%2f..%2fjwt-secret', '/media/x.svg'])
      expect((await ask(undefined, url)).statusCode).toBe(404);
  });

  it('joins to the whole, however a player cuts it', () => {
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
