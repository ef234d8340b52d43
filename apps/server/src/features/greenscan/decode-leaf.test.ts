import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodeLeaf } from './decode-leaf.ts';

/** Left half green, right half brown, wider than high. */
function halves(width: number, height: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#2f8f2f"/><rect x="${width / 2}" width="${width / 2}" height="${height}" fill="#7a4a1e"/></svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' });
}
const pixel = (
  image: { width: number; data: Uint8Array | Uint8ClampedArray },
  x: number,
  y: number,
) => [...image.data.subarray((y * image.width + x) * 3, (y * image.width + x) * 3 + 3)];

describe('decodeLeaf', () => {
  it('scales the short side down to 416 pixels and does not enlarge small pictures', async () => {
    const large = await decodeLeaf(await halves(1600, 1200).jpeg().toBuffer());
    expect(Math.min(large.width, large.height)).toBe(416);
    const small = await decodeLeaf(await halves(300, 200).png().toBuffer());
    expect([small.width, small.height]).toEqual([300, 200]);
  });

  it('applies the EXIF orientation', async () => {
    const turned = await halves(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const image = await decodeLeaf(turned);
    expect([image.width, image.height]).toEqual([200, 300]);
    const [red = 0, green = 0] = pixel(image, 100, 30);
    expect(green).toBeGreaterThan(red);
    const [lowRed = 0, lowGreen = 0] = pixel(image, 100, 270);
    expect(lowRed).toBeGreaterThan(lowGreen);
  });

  it('flattens transparency onto white and expands grey to three channels', async () => {
    const clear = sharp({
      create: { width: 120, height: 120, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    expect(pixel(await decodeLeaf(await clear.png().toBuffer()), 60, 60)).toEqual([255, 255, 255]);
    const grey = await decodeLeaf(await halves(120, 120).greyscale().jpeg().toBuffer());
    const [red, green, blue] = pixel(grey, 20, 60);
    expect([green, blue]).toEqual([red, red]);
  });

  it('keeps the colours of CMYK', async () => {
    const cmyk = await halves(300, 200).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
    const [red = 0, green = 0, blue = 0] = pixel(await decodeLeaf(cmyk), 40, 100);
    expect(green).toBeGreaterThan(red + 30);
    expect(green).toBeGreaterThan(blue + 30);
  });

  it.each([
    ['words', Buffer.from('hello'), 'not-image'],
    ['a PNG that ends early', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'damaged'],
  ])('refuses %s', async (_name, content, refusal) => {
    await expect(decodeLeaf(content)).rejects.toMatchObject({ refusal });
  });

  it('refuses a picture of thousands of parts before decoding', async () => {
    const png = await halves(60, 40).png().toBuffer();
    const text = Buffer.from('000000007445587400000000', 'hex');
    const parts = Array<Buffer>(20_001).fill(text);
    const bomb = Buffer.concat([png.subarray(0, 33), ...parts, png.subarray(33)]);
    await expect(decodeLeaf(bomb)).rejects.toMatchObject({ refusal: 'too-large' });
  });
});
