import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anMp4, aWebm } from '../../testing/made-videos.ts';
import { examineVideo } from './examine-video.ts';
import { forgetPlace } from './forget-place.ts';

const HERE = '+20.3899+078.1307/';
let path: string;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ankur-place-'));
  path = join(folder, 'film');
});
afterAll(() => rm(folder, { recursive: true }));

function box(type: string | number, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length, 0);
  if (typeof type === 'number') head.writeUInt32BE(type, 4);
  else head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}
const u32 = (...values: number[]) => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, 4 * at);
  return bytes;
};

/** As cameras of Android write it. */
const android = box('udta', box('\u00a9xyz', Buffer.from([0, HERE.length, 0x15, 0xc7]), HERE));
const threeGpp = box('udta', box('loci', u32(0), 'field\0', HERE));
/** As Apple's cameras write it: names in one box, values by number in the next. */
const apple = box(
  'meta',
  box('hdlr', u32(0, 0), 'mdta', u32(0, 0, 0)),
  box(
    'keys',
    u32(0, 2),
    box('mdta', 'com.apple.quicktime.make'),
    box('mdta', 'com.apple.quicktime.location.ISO6709'),
  ),
  box('ilst', box(1, box('data', u32(1, 0), 'Ankur Camera')), box(2, box('data', u32(1, 0), HERE))),
);

/** A video whose `moov`, the last box, has one box more. */
async function withNote(note: Buffer): Promise<Buffer> {
  const video = await anMp4({ seconds: 3, tableFirst: false });
  const at = video.indexOf('moov', 0, 'latin1') - 4;
  video.writeUInt32BE(video.readUInt32BE(at) + note.length, at);
  return Buffer.concat([video, note]);
}

async function after(video: Buffer): Promise<Buffer> {
  await writeFile(path, video);
  await forgetPlace(path);
  return readFile(path);
}

describe('forgetPlace', () => {
  it.each([
    ['Android', android],
    ['3GPP', threeGpp],
    ['Apple', apple],
  ])('takes the place out of what %s wrote, and nothing else', async (_maker, note) => {
    const video = await withNote(note);
    expect(video.includes(HERE)).toBe(true);
    const left = await after(video);
    expect(left.includes('078.13')).toBe(false);
    expect(left.length).toBe(video.length);
    expect(left.includes('Ankur Camera')).toBe(note === apple);
    expect(await examineVideo(path)).toEqual({ kind: 'video', extension: 'mp4', durationS: 3 });
  });

  it('leaves a video without a place as it came', async () => {
    for (const video of [await anMp4({ seconds: 3 }), await aWebm({ seconds: 1 })])
      expect((await after(video)).equals(video)).toBe(true);
  });

  it('ends on any bytes, and never changes their number', async () => {
    const video = await withNote(apple);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(video.length - 1), fc.integer({ min: 0, max: 255 })), {
          maxLength: 12,
        }),
        async (changes) => {
          const damaged = Buffer.from(video);
          for (const [at, value] of changes) damaged[at] = value;
          expect((await after(damaged)).length).toBe(video.length);
        },
      ),
      { numRuns: 60 },
    );
  });
});
