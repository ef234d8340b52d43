import { describe, expect, it } from 'vitest';
import { rgbImage } from './rgb-image.ts';
import { toWorkingSize, WORKING_SIDE_PX } from './working-size.ts';

describe('toWorkingSize', () => {
  it('shrinks large photographs in proportion', () => {
    const out = toWorkingSize(rgbImage(new Uint8Array(1664 * 832 * 3).fill(90), 1664, 832));
    expect([out.width, out.height]).toEqual([832, WORKING_SIDE_PX]);
    expect(out.data.every((v) => v === 90)).toBe(true);
  });

  it('leaves small ones unchanged', () => {
    const small = rgbImage(new Uint8Array(30 * 20 * 3), 30, 20);
    expect(toWorkingSize(small)).toBe(small);
  });
});
