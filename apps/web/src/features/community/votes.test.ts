import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pressed, type Vote } from './votes.ts';

const NONE = { total_likes: 3, total_dislikes: 1, liked: false, disliked: false };

describe('pressed', () => {
  it('replaces a dislike by a like', () => {
    const disliked = pressed(NONE, 'dislike');
    expect(disliked).toEqual({ ...NONE, total_dislikes: 2, disliked: true });
    expect(pressed(disliked, 'like')).toEqual({ ...NONE, total_likes: 4, liked: true });
  });

  it('keeps both exclusive and counts only the last vote', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<Vote>('like', 'dislike')), (presses) => {
        const after = presses.reduce(pressed, NONE);
        expect(after.liked && after.disliked).toBe(false);
        expect(after.total_likes - Number(after.liked)).toBe(NONE.total_likes);
        expect(after.total_dislikes - Number(after.disliked)).toBe(NONE.total_dislikes);
      }),
    );
  });

  it('never goes below zero, even from wrong totals', () => {
    const wrong = { total_likes: 0, total_dislikes: 0, liked: true, disliked: false };
    expect(pressed(wrong, 'like').total_likes).toBe(0);
  });
});
