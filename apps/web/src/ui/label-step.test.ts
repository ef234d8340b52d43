import fc from 'fast-check';
import { expect, it } from 'vitest';
import { labelStep } from './label-step.ts';

it('shows every label where there is room, else fewer', () => {
  expect(labelStep(12, 60, 900)).toBe(1);
  // Twelve months in the long words of Telugu on the smallest phone.
  expect(labelStep(12, 78, 148)).toBe(7);
});

it('never lets two labels touch', () => {
  const px = fc.integer({ min: 1, max: 2000 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), px, px, (names, widestPx, roomPx) => {
      expect((labelStep(names, widestPx, roomPx) * roomPx) / names).toBeGreaterThanOrEqual(
        widestPx,
      );
    }),
  );
});
