import { describe, expect, it } from 'vitest';
import { textProblem, videoProblem } from './reel-check.ts';

describe('a reel before it goes', () => {
  it.each([
    [null, 'videoMissing'],
    [{ type: 'image/png', size: 10 }, 'notVideo'],
    [{ type: 'video/mp4', size: 104_857_600 }, 'tooLarge'],
    [{ type: 'video/mp4', size: 104_857_599 }, null],
  ])('video %o: %s', (video, problem) => {
    expect(videoProblem(video)).toBe(problem);
  });

  it('is not sent for ten minutes only to be refused', () => {
    const video = { type: 'video/mp4', size: 10 };
    expect([videoProblem(video, 600), videoProblem(video, 601)]).toEqual([null, 'videoTooLong']);
  });

  it.each([
    ['  \n', 'empty'],
    ['x'.repeat(501), 'tooLong'],
    ['x'.repeat(500), null],
  ])('words', (text, problem) => {
    expect(textProblem(text)).toBe(problem);
  });
});
