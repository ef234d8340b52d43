import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWorthShrinking, shrunkOf } from './shrink-sizes.ts';

describe('shrunkOf', () => {
  it.each([
    [1920, 1080, 1280, 720],
    [1080, 1920, 720, 1280],
    [3840, 2160, 1280, 720],
    [640, 480, 640, 480],
    [721, 721, 720, 720],
  ])('%d × %d becomes %d × %d', (width, height, toWidth, toHeight) => {
    const to = shrunkOf({ width, height, framesPerS: 30, durationS: 1 });
    expect([to.width, to.height]).toEqual([toWidth, toHeight]);
  });

  it('reduces a minute of a phone’s video from about 130 MB to about 12', () => {
    const { bytes } = shrunkOf({ width: 1920, height: 1080, framesPerS: 30, durationS: 60 });
    expect(bytes).toBeGreaterThan(10e6);
    expect(bytes).toBeLessThan(14e6);
    expect(isWorthShrinking(130e6, bytes)).toBe(true);
    expect(isWorthShrinking(13e6, bytes)).toBe(false);
  });

  it('never enlarges, and keeps the aspect ratio with even sides', () => {
    const side = fc.integer({ min: 16, max: 4096 });
    fc.assert(
      fc.property(side, side, fc.integer({ min: 1, max: 240 }), (width, height, framesPerS) => {
        const to = shrunkOf({ width, height, framesPerS, durationS: 10 });
        expect(Math.min(to.width, to.height)).toBeLessThanOrEqual(720);
        expect([to.width % 2, to.height % 2]).toEqual([0, 0]);
        expect(to.width).toBeLessThanOrEqual(width + 1);
        expect(to.height).toBeLessThanOrEqual(height + 1);
        const scale = to.width / width;
        expect(Math.abs(to.height - height * scale)).toBeLessThanOrEqual(2 + height / width);
        expect(to.framesPerS).toBeLessThanOrEqual(30);
      }),
    );
  });
});
