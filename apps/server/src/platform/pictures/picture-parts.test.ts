import * as fc from 'fast-check';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { hasFewParts } from './picture-parts.ts';

const create = { width: 60, height: 40, channels: 3, background: 'green' } as const;
const leaf = () => sharp({ create });
const pictures: Record<string, () => Promise<Buffer>> = {
  'image/jpeg': () => leaf().jpeg({ progressive: true }).toBuffer(),
  'image/png': () => leaf().png().toBuffer(),
  'image/webp': () => leaf().webp().toBuffer(),
  'image/gif': () => leaf().gif().toBuffer(),
  'image/avif': () => leaf().avif().toBuffer(),
};
const many = (part: Buffer, count: number) => Buffer.concat(Array(count).fill(part));
const kinds = Object.keys(pictures);
const make = (mime: string) => pictures[mime]?.() ?? Promise.resolve(Buffer.alloc(0));

it.each(kinds)('a %s as programs write it has few parts', async (mime) => {
  expect(hasFewParts(await make(mime), mime)).toBe(true);
});

it('an animation of many frames has many, one of some has not', async () => {
  const frame = await leaf().png().toBuffer();
  const animated = (count: number, format: 'gif' | 'webp') =>
    sharp(Array(count).fill(frame), { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
  for (const format of ['gif', 'webp'] as const)
    expect(hasFewParts(await animated(12, format), `image/${format}`)).toBe(true);
  const gif = await make('image/gif');
  const at = gif.indexOf(0x2c, 13);
  const image = gif.subarray(at, gif.length - 1);
  const bomb = Buffer.concat([gif.subarray(0, at), many(image, 1_001), gif.subarray(-1)]);
  expect(hasFewParts(bomb, 'image/gif')).toBe(false);
  const anmf = Buffer.from('414e4d4600000000', 'hex');
  const webp = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), many(anmf, 1_001)]);
  expect(hasFewParts(webp, 'image/webp')).toBe(false);
});

it('a photograph with more scans than its pixels allow has too many', async () => {
  const jpeg = await make('image/jpeg');
  const from = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  const scans = (count: number) =>
    Buffer.concat([jpeg.subarray(0, -2), many(jpeg.subarray(from, -2), count), jpeg.subarray(-2)]);
  expect(hasFewParts(scans(3), 'image/jpeg')).toBe(true);
  expect(hasFewParts(scans(100), 'image/jpeg')).toBe(false);
  const large = Buffer.from(jpeg);
  const frame = large.indexOf(Buffer.from([0xff, 0xc2]));
  // 50 megapixels ten times over are one scan too many for some machines; 500 million are for all.
  large.writeUInt16BE(20_000, frame + 5);
  large.writeUInt16BE(20_000, frame + 7);
  expect(hasFewParts(large, 'image/jpeg')).toBe(false);
});

it.each<[string, () => Promise<Buffer>]>([
  [
    'image/jpeg',
    async () => {
      const jpeg = await make('image/jpeg');
      const comment = Buffer.from([0xff, 0xfe, 0, 2]);
      return Buffer.concat([jpeg.subarray(0, 2), many(comment, 20_001), jpeg.subarray(2)]);
    },
  ],
  [
    'image/png',
    async () => {
      const png = await make('image/png');
      const text = Buffer.from('000000007445587400000000', 'hex');
      return Buffer.concat([png.subarray(0, 33), many(text, 20_001), png.subarray(33)]);
    },
  ],
  [
    'image/avif',
    async () =>
      Buffer.concat([
        await make('image/avif'),
        many(Buffer.from('0000000866726565', 'hex'), 20_001),
      ]),
  ],
  [
    'image/avif',
    async () => {
      let nested = Buffer.alloc(0);
      for (let depth = 0; depth < 12; depth += 1) {
        const head = Buffer.alloc(8);
        head.writeUInt32BE(8 + nested.length, 0);
        head.write('ipco', 4, 'latin1');
        nested = Buffer.concat([head, nested]);
      }
      return Buffer.concat([await make('image/avif'), nested]);
    },
  ],
])('a %s of thousands of parts, or too deep, is told', async (mime, bomb) => {
  expect(hasFewParts(await bomb(), mime)).toBe(false);
});

it.each(kinds)('ends soon on any bytes called %s', async (mime) => {
  const picture = await make(mime);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(picture.length - 1), fc.integer({ min: 0, max: 255 })), {
        maxLength: 20,
      }),
      (changes) => {
        const damaged = Buffer.from(picture);
        for (const [at, value] of changes) damaged[at] = value;
        expect(typeof hasFewParts(damaged, mime)).toBe('boolean');
      },
    ),
    { numRuns: 200 },
  );
  const worst = Buffer.alloc(20_000_000, 0xff);
  picture.copy(worst, 0, 0, 12);
  const started = performance.now();
  hasFewParts(worst, mime);
  expect(performance.now() - started).toBeLessThan(5_000);
});
