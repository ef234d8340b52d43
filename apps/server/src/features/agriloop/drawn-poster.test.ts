import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPoster } from './drawn-poster.ts';

describe('drawPoster', () => {
  it('is an upright picture with varied colours', async () => {
    const poster = await drawPoster(65);
    const { format, width, height } = await sharp(poster).metadata();
    expect([format, width, height]).toEqual(['webp', 720, 1280]);
    const { channels } = await sharp(poster).stats();
    expect(Math.min(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20);
    expect(poster.length).toBeLessThan(40_000);
  });

  it('shows its own duration', async () => {
    const clock = { left: 200, top: 790, width: 320, height: 110 };
    const strokes = async (durationS: number) => {
      const part = sharp(await drawPoster(durationS))
        .extract(clock)
        .greyscale();
      return (await part.raw().toBuffer()).filter((light) => light > 200).length;
    };
    // 8:08 is written with nearly all the bars there are, 1:11 with the fewest.
    expect(await strokes(488)).toBeGreaterThan(1.5 * (await strokes(71)));
    expect(await strokes(71)).toBeGreaterThan(0);
    expect((await drawPoster(65)).equals(await drawPoster(65.2))).toBe(true);
    expect((await drawPoster(65)).equals(await drawPoster(66))).toBe(false);
  });
});
