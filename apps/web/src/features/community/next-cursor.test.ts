import { describe, expect, it } from 'vitest';
import { nextCursor } from './next-cursor.ts';

describe('nextCursor', () => {
  it.each([
    ['</api/user/posts/?cursor=0198&limit=20>; rel="next"', '0198'],
    ['</api/user/posts/?limit=20>; rel="prev"', null],
    ['</api/user/posts/?limit=20>; rel="next"', null],
    [null, null],
  ])('of %s is %s', (header, cursor) => {
    expect(nextCursor(header)).toBe(cursor);
  });
});
