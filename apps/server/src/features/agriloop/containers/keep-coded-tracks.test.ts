import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anMp4, aWebm } from '../../../testing/made-videos.ts';
import { examineVideo } from '../examine-video.ts';
import { keepCodedTracks } from './keep-coded-tracks.ts';

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
/** As dashboard cameras write it: a proprietary box. */
const dashboard = box('gps ', u32(0), HERE);
const xmp = box('uuid', Buffer.alloc(16, 7), `<exif:GPSLatitude>${HERE}</exif:GPSLatitude>`);

/** A video whose `moov`, the last box, has one box more. */
async function withNote(note: Buffer): Promise<Buffer> {
  const video = await anMp4({ seconds: 3, tableFirst: false });
  const at = video.indexOf('moov', 0, 'latin1') - 4;
  video.writeUInt32BE(video.readUInt32BE(at) + note.length, at);
  return Buffer.concat([video, note]);
}

async function after(video: Buffer, extension: 'mp4' | 'webm' = 'mp4', partsMax?: number) {
  await writeFile(path, video);
  const inOrder = keepCodedTracks(path, extension, partsMax);
  return { inOrder, left: await readFile(path) };
}

/** The pictures as bytes. */
async function insideOf(video: Buffer) {
  const input = new Input({ source: new BufferSource(video), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();
  const pictures: Buffer[] = [];
  if (track)
    for await (const packet of new EncodedPacketSink(track).packets())
      pictures.push(Buffer.from(packet.data));
  return { pictures: Buffer.concat(pictures).toString('hex'), count: pictures.length };
}

describe('what is kept of a video', () => {
  it.each([
    ['Android', android],
    ['3GPP', threeGpp],
    ['Apple', apple],
    ['a dashboard camera', dashboard],
    ['a program for pictures', xmp],
  ])('nothing of what %s wrote beside the pictures', async (_maker, note) => {
    for (const video of [
      await withNote(note),
      Buffer.concat([await anMp4({ seconds: 3 }), note]),
    ]) {
      expect(video.includes(HERE)).toBe(true);
      const { inOrder, left } = await after(video);
      expect([inOrder, left.length]).toEqual([true, video.length]);
      for (const word of ['078.13', 'Ankur Camera', 'GPS', 'location'])
        expect([word, left.includes(word)]).toEqual([word, false]);
      expect(await examineVideo(path)).toEqual({ kind: 'video', extension: 'mp4', durationS: 3 });
    }
  });

  it.each<[string, 'mp4' | 'webm', () => Promise<Buffer>]>([
    ['MP4', 'mp4', () => anMp4({ seconds: 4, note: HERE })],
    [
      'MP4 with its tables behind',
      'mp4',
      () => anMp4({ seconds: 4, note: HERE, tableFirst: false }),
    ],
    ['Matroska', 'webm', () => aWebm({ seconds: 4, note: HERE })],
    ['Matroska of open sizes', 'webm', () => aWebm({ seconds: 4, note: HERE, live: true })],
  ])(
    'the pictures of %s byte for byte, and no track or note beside them',
    async (_what, extension, make) => {
      const video = await make();
      const before = await insideOf(video);
      // At least once in the metadata, and with each subtitle.
      expect(video.toString('latin1').split(HERE).length).toBeGreaterThan(5);
      const { inOrder, left } = await after(video, extension);
      expect([inOrder, left.length, left.includes('078.13')]).toEqual([true, video.length, false]);
      expect(before.count).toBe(4);
      expect(await insideOf(left)).toEqual(before);
      expect(left.toString('latin1')).not.toMatch(/vtt/i);
      expect(await examineVideo(path)).toMatchObject({ kind: 'video', extension });
    },
  );

  it('everything, where there is nothing to remove', async () => {
    const plain: ['mp4' | 'webm', Buffer][] = [
      ['mp4', await anMp4({ seconds: 3 })],
      ['mp4', await anMp4({ seconds: 3, live: true })],
      ['webm', await aWebm({ seconds: 3 })],
      ['webm', await aWebm({ seconds: 3, live: true })],
    ];
    for (const [extension, video] of plain) {
      const { inOrder, left } = await after(video, extension);
      expect([inOrder, left.equals(video)]).toEqual([true, true]);
    }
  });

  it('padding unchanged, unless it contains a GPS track', async () => {
    const noise = Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * 7) % 251));
    const head = Buffer.from([0xec, 0x01, 0, 0, 0, 0, 0, 0x13, 0x88]);
    const padded: ['mp4' | 'webm', Buffer][] = [
      ['mp4', Buffer.concat([await anMp4({ seconds: 1 }), box('free', noise), box('skip', noise)])],
      ['mp4', await withNote(box('free', noise))],
      ['webm', Buffer.concat([await aWebm({ seconds: 1, live: true }), head, noise])],
    ];
    for (const [extension, video] of padded) {
      const { inOrder, left } = await after(video, extension);
      expect([inOrder, left.equals(video)]).toEqual([true, true]);
    }
    const way = Buffer.concat([await anMp4({ seconds: 1 }), box('free', `GPS ${HERE}`)]);
    expect((await after(way)).left.includes(HERE)).toBe(false);
  });

  it('nothing behind the end of a Matroska file', async () => {
    const video = Buffer.concat([await aWebm({ seconds: 1 }), Buffer.from(`GPS ${HERE}`)]);
    const { inOrder, left } = await after(video, 'webm');
    expect([inOrder, left.includes(HERE)]).toEqual([true, false]);
    expect((await insideOf(left)).count).toBe(1);
  });
});

describe('malformed videos', () => {
  it('a fragmented file with another track is refused, since its samples cannot be told apart', async () => {
    const { inOrder } = await after(await anMp4({ seconds: 4, note: HERE, live: true }));
    expect(inOrder).toBe(false);
  });

  it('a file with too many boxes is refused', async () => {
    const boxes = Buffer.concat(Array.from({ length: 300 }, () => box('free')));
    const video = Buffer.concat([await anMp4({ seconds: 1 }), boxes]);
    expect((await after(video, 'mp4', 200)).inOrder).toBe(false);
    expect((await after(video, 'mp4', 2000)).inOrder).toBe(true);
    expect((await after(await aWebm({ seconds: 60 }), 'webm', 50)).inOrder).toBe(false);
  });

  it.each<['mp4' | 'webm', () => Promise<Buffer>]>([
    ['mp4', () => withNote(apple)],
    ['mp4', () => anMp4({ seconds: 3, note: HERE })],
    ['webm', () => aWebm({ seconds: 3, note: HERE })],
  ])('damaged %s of any kind ends, and keeps its length', async (extension, make) => {
    const video = await make();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(video.length - 1), fc.integer({ min: 0, max: 255 })), {
          maxLength: 12,
        }),
        async (changes) => {
          const damaged = Buffer.from(video);
          for (const [at, value] of changes) damaged[at] = value;
          expect((await after(damaged, extension)).left.length).toBe(video.length);
        },
      ),
      { numRuns: 60 },
    );
  });
});
