import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { memoryStore } from '@ankur/testkit/memory-store';
import { multipart } from '@ankur/testkit/multipart';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadFolder } from '../../platform/http/read-upload.ts';
import { anMp4, aWebm } from '../../testing/made-videos.ts';

const NOT_VIDEO = 'Please upload a valid video file!';
const BROKEN = 'This video is damaged or incomplete. Please choose it again.';
const UNPLAYABLE =
  'Phones cannot play this kind of video. Please save it as MP4 (H.264) and choose it again.';
const TOO_LONG = 'Videos can be 10 minutes long at most!';
const SCRIPT = Buffer.from('<html><script>alert(1)</script></html>');

let test: TestApp;
let asha: TestFarmer;
const media = memoryStore();

let folder: string;

beforeAll(async () => {
  // A temporary folder of its own, so that leftovers are this test's.
  folder = await mkdtemp(join(tmpdir(), 'ankur-hostile-'));
  vi.stubEnv('TMPDIR', folder);
  test = await buildTestApp({ media });
  asha = await aFarmer(test.app);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await test.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => media.files.clear());

async function post(content: Buffer, name = 'film.mp4') {
  const file = { field: 'video', name, type: 'video/mp4', content };
  const form = await multipart({ description: 'x' }, [file]);
  return test.app.inject({
    method: 'POST',
    url: '/api/user/reels/',
    headers: { ...form.headers, authorization: `Bearer ${asha.access}` },
    payload: form.payload,
  });
}

/** A video whose table `box` has other bytes at `offset` after its name. */
async function lying(box: string, offset: number, value: number): Promise<Buffer> {
  const video = await anMp4({ seconds: 5 });
  video.writeUInt32BE(value, video.indexOf(box, 0, 'latin1') + offset);
  return video;
}

/** A video that declares another codec. */
async function encodedAs(fourCc: string): Promise<Buffer> {
  const video = await anMp4({ seconds: 2 });
  video.write(fourCc, video.lastIndexOf('avc1', undefined, 'latin1'), 'latin1');
  return video;
}

/** Bytes in a box that every player skips. */
function freeBox(content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length, 0);
  head.write('free', 4, 'latin1');
  return Buffer.concat([head, content]);
}

describe('a hostile video', () => {
  it.each<[string, () => Promise<Buffer>, number, string]>([
    [
      'a page with a video behind it',
      async () => Buffer.concat([SCRIPT, await anMp4({ seconds: 1 })]),
      415,
      NOT_VIDEO,
    ],
    [
      'a video with a page behind it',
      async () => Buffer.concat([await anMp4({ seconds: 1 }), SCRIPT]),
      415,
      BROKEN,
    ],
    [
      'an archive',
      async () => Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(200)]),
      415,
      NOT_VIDEO,
    ],
    ['four thousand million samples', () => lying('stsz', 12, 0xffffffff), 415, BROKEN],
    ['a table of times without end', () => lying('stts', 8, 0xffffffff), 415, BROKEN],
    ['a table of chunks without end', () => lying('stco', 8, 0xffffffff), 415, BROKEN],
    ['a hundred years of one picture', () => lying('stts', 12, 0xffffffff), 400, TOO_LONG],
    ['pictures of MPEG-4 part 2', () => encodedAs('mp4v'), 415, UNPLAYABLE],
    ['pictures of a kind nobody knows', () => encodedAs('zzzz'), 415, UNPLAYABLE],
    ['an hour', () => anMp4({ seconds: 3600 }), 400, TOO_LONG],
    ['an hour of WebM', () => aWebm({ seconds: 3600 }), 400, TOO_LONG],
    ['a box that ends before it begins', () => lying('moov', -4, 4), 415, BROKEN],
    [
      'a WebM that was cut off',
      async () => (await aWebm({ seconds: 9 })).subarray(0, -20),
      415,
      BROKEN,
    ],
  ])('%s is refused and leaves nothing', async (_what, make, status, message) => {
    const answer = await post(await make());
    expect([answer.statusCode, answer.json().errors.video]).toEqual([status, [message]]);
    expect(media.files.size).toBe(0);
    expect(await readdir(await uploadFolder())).toEqual([]);
  });

  it('is stored without its file name and served with a video content type only', async () => {
    const inside = Buffer.concat([await anMp4({ seconds: 1 }), freeBox(SCRIPT)]);
    const answer = await post(inside, '../../<img src=x>.html');
    expect(answer.statusCode).toBe(201);
    const { video } = answer.json();
    expect(video).toMatch(/^\/media\/reels\/[a-z0-9-]+\.mp4$/);
    const { headers } = await test.app.inject({ url: video });
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'x-content-type-options': 'nosniff',
    });
  });

  it('is stored by its real type, whatever its extension', async () => {
    const answer = await post(await aWebm({ seconds: 1 }), 'film.mp4');
    expect(answer.json().video).toMatch(/\.webm$/);
  });
});
