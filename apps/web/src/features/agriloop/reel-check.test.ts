import { describe, expect, it } from 'vitest';
import { textProblem, videoProblem } from './reel-check.ts';

describe('validation of a reel', () => {
  it.each([
    [null, 'video_missing'],
    [{ type: 'image/png', size: 10 }, 'video_not_video'],
    [{ type: 'video/mp4', size: 104_857_600 }, 'video_too_large {"max_megabytes":100}'],
    [{ type: 'video/mp4', size: 104_857_599 }, null],
  ])('video %o: %s', (video, problem) => {
    expect(videoProblem(video)).toBe(problem);
  });

  it('refuses a too long video before the upload', () => {
    const video = { type: 'video/mp4', size: 10 };
    expect([videoProblem(video, 600), videoProblem(video, 601)]).toEqual([
      null,
      'video_too_long {"max_minutes":10}',
    ]);
  });

  it.each([
    ['  \n', 'reel_description_empty'],
    ['x'.repeat(501), 'reel_description_too_long {"max_characters":500}'],
    ['x'.repeat(500), null],
  ])('words', (text, problem) => {
    expect(textProblem(text)).toBe(problem);
  });
});
