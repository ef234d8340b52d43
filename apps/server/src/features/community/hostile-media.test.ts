import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { multipart } from '@ankur/testkit/multipart';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

let test: TestApp;
let asha: TestFarmer;
const kept = vi.fn();

beforeAll(async () => {
  test = await buildTestApp();
  const { put } = test.inputs.media;
  test.inputs.media.put = async (...args) => {
    kept(args[0]);
    return put.apply(test.inputs.media, args);
  };
  asha = await aFarmer(test.app);
});
afterAll(() => test.close());

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length, 0);
  head.write(type, 4, 'latin1');
  // The checksum is wrong: the size is refused before it is read.
  return Buffer.concat([head, data, Buffer.alloc(4)]);
}

/** A few bytes whose header claims a picture of 100,000 × 100,000 pixels. */
function bomb(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(100_000, 0);
  header.writeUInt32BE(100_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    PNG,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const HTML = Buffer.concat([PNG, Buffer.from('<script>alert(1)</script>')]);
const CUT_MP4 = Buffer.from(
  '00000020667479706d703432000000006d70343269736f6d000000ff6d646174',
  'hex',
);

async function share(kind: 'posts' | 'reels', name: string, type: string, content: Buffer) {
  const field = kind === 'posts' ? 'photo' : 'video';
  const form = await multipart({ description: 'x' }, [{ field, name, type, content }]);
  const answer = await test.app.inject({
    method: 'POST',
    url: `/api/user/${kind}/`,
    headers: { ...form.headers, authorization: `Bearer ${asha.access}` },
    payload: form.payload,
  });
  return { status: answer.statusCode, errors: answer.json().errors?.[field] as string[] };
}

describe('hostile media', () => {
  it.each([
    ['posts', 'photo.jpg', 'image/jpeg', SVG, 'Please upload a valid image file.'],
    ['posts', 'photo.png', 'image/png', HTML, 'Please upload a valid image file.'],
    ['posts', 'photo.png', 'image/png', bomb(), 'Please upload a valid image file.'],
    ['posts', 'photo.png', 'image/png', Buffer.alloc(0), 'Please upload a valid image file.'],
    ['posts', '../../etc/passwd.png', 'image/png', SVG, 'Please upload a valid image file.'],
    ['reels', 'film.mp4', 'video/mp4', SVG, 'Please upload a valid video file!'],
    ['reels', 'film.mp4', 'video/mp4', HTML, 'Please upload a valid video file!'],
    ['reels', 'film.mp4', 'video/mp4', Buffer.alloc(0), 'Please upload a valid video file!'],
    ['reels', '..\\..\\film.mp4', 'video/mp4', HTML, 'Please upload a valid video file!'],
    [
      'reels',
      'film.mp4',
      'video/mp4',
      CUT_MP4,
      'This video is damaged or incomplete. Please choose it again.',
    ],
  ] as const)(
    '%s %s as %s is refused and leaves nothing',
    async (kind, name, type, content, text) => {
      expect(await share(kind, name, type, content)).toEqual({ status: 415, errors: [text] });
      expect(kept).not.toHaveBeenCalled();
    },
  );

  it('stores only the picture of a file with HTML appended', async () => {
    const create = { width: 40, height: 40, channels: 3, background: '#588157' } as const;
    const picture = await sharp({ create }).png().toBuffer();
    const page = Buffer.from('<script>alert(1)</script>');
    const answer = await share('posts', 'a.png', 'image/png', Buffer.concat([picture, page]));
    expect(answer.status).toBe(201);
    const keys = kept.mock.calls.map(([key]) => String(key));
    expect(keys.length).toBeGreaterThan(2);
    for (const key of keys) {
      const stored = await test.inputs.media.get(key);
      const content = await buffer(stored?.stream ?? Readable.from([]));
      expect([key, content.length > 0, content.includes('<script')]).toEqual([key, true, false]);
    }
    kept.mockClear();
  });

  it('refuses 101 MB without buffering them', async () => {
    const answer = await share('reels', 'long.mp4', 'video/mp4', Buffer.alloc(101 * 1024 * 1024));
    expect(answer).toEqual({ status: 413, errors: ['Video size must be less than 100MB!'] });
    expect(kept).not.toHaveBeenCalled();
  });
});
