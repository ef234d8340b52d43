import { expect, it } from 'vitest';
import { nextCursor } from './next-cursor.ts';

it('reads the cursor of the next page', () => {
  const link = '</api/user/expenses/?season=rabi&cursor=0199-a&limit=20>; rel="next"';
  expect(nextCursor(link)).toBe('0199-a');
});

it.each([null, '', '</x?cursor=1>; rel="prev"', '</x>; rel="next"'])('finds none in %j', (link) =>
  expect(nextCursor(link)).toBeNull(),
);
