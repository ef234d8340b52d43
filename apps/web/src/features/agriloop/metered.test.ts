import { describe, expect, it } from 'vitest';
import { isMetered, megabytes } from './metered.ts';

describe('isMetered', () => {
  it.each([
    [{ saveData: true, effectiveType: '4g' }, true],
    [{ type: 'cellular', effectiveType: '4g' }, true],
    [{ effectiveType: '3g' }, true],
    [{ type: 'wifi', effectiveType: '4g' }, false],
    [undefined, false],
  ])('%o is %s', (line, metered) => {
    expect(isMetered(line)).toBe(metered);
  });
});

describe('megabytes', () => {
  it.each([
    [4_240_000, 4.2],
    [10_000, 0.1],
    [104_857_600, 104.9],
  ])('%d bytes are %d MB', (bytes, mb) => {
    expect(megabytes(bytes)).toBe(mb);
  });
});
