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

  it.each([
    ['  \n', 'empty'],
    ['x'.repeat(501), 'tooLong'],
    ['x'.repeat(500), null],
  ])('words', (text, problem) => {
    expect(textProblem(text)).toBe(problem);
  });
});
