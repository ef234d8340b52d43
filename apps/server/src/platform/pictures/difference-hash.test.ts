import sharp from 'sharp';
import { expect, it } from 'vitest';
import { differenceHash } from './difference-hash.ts';

/** A picture of rectangles that differ by its seed. */
async function aPicture(seed: number): Promise<Buffer> {
  let state = seed;
  const next = (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % most;
  };
  const boxes = Array.from(
    { length: 12 },
    () =>
      `<rect x="${next(500)}" y="${next(300)}" width="${60 + next(200)}" height="${60 + next(200)}" fill="rgb(${next(256)},${next(256)},${next(256)})"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="grey"/>${boxes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).webp().toBuffer();
}
const distance = (one: string, other: string) =>
  [...one].filter((bit, at) => bit !== other[at]).length;

it('stays almost the same when a picture is scaled, compressed anew or brightened', async () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const picture = await aPicture(seed);
    const hash = await differenceHash(picture);
    expect(hash).toMatch(/^[01]{64}$/);
    for (const changed of [
      sharp(picture).resize(200).webp({ quality: 50 }),
      sharp(picture).jpeg({ quality: 30 }),
      sharp(picture).modulate({ brightness: 1.15 }).webp(),
    ])
      expect(distance(hash, await differenceHash(await changed.toBuffer()))).toBeLessThanOrEqual(6);
  }
});

it('differs for other pictures', async () => {
  const hashes = await Promise.all(
    Array.from({ length: 20 }, async (_, seed) => differenceHash(await aPicture(seed + 10))),
  );
  for (const [at, one] of hashes.entries())
    for (const other of hashes.slice(at + 1)) expect(distance(one, other)).toBeGreaterThan(6);
});
