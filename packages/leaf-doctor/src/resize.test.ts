import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resize } from './resize.ts';
import { rgbFromRgba, rgbImage } from './rgb-image.ts';

const plain = (width: number, height: number, value: number) =>
  rgbImage(new Uint8Array(width * height * 3).fill(value), width, height);

describe('resize', () => {
  it('keeps a uniform picture uniform at any size', () => {
    const side = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(side, side, side, side, fc.integer({ min: 0, max: 255 }), (w, h, x, y, value) => {
        const out = resize(plain(w, h, value), x, y);
        expect([out.width, out.height]).toEqual([x, y]);
        expect([...out.data].every((v) => v === value)).toBe(true);
      }),
    );
  });

  it('averages pixels when downscaling', () => {
    const stripes = plain(64, 4, 0);
    for (let i = 0; i < stripes.data.length; i += 6) stripes.data.fill(255, i, i + 3);
    const out = resize(stripes, 8, 2);
    for (const value of out.data) expect(Math.abs(value - 127.5)).toBeLessThan(8);
  });

  it('returns a picture of the same size unchanged', () => {
    const data = Uint8Array.from({ length: 5 * 3 * 3 }, (_, i) => (i * 37) % 256);
    expect([...resize(rgbImage(data, 5, 3), 5, 3).data]).toEqual([...data]);
  });
});

describe('rgb pictures', () => {
  it('refuse sizes that do not fit the bytes', () => {
    expect(() => rgbImage(new Uint8Array(11), 2, 2)).toThrow(RangeError);
    expect(() => rgbImage(new Uint8Array(0), 0, 2)).toThrow(RangeError);
    expect(() => rgbImage(new Uint8Array(3), 0.5, 2)).toThrow(RangeError);
  });

  it('are flattened onto white where transparent', () => {
    const out = rgbFromRgba(Uint8Array.from([10, 20, 30, 255, 0, 0, 0, 0]), 2, 1);
    expect([...out.data]).toEqual([10, 20, 30, 255, 255, 255]);
  });
});
