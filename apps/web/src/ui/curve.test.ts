import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bendsThrough, lonePoints, runsOf } from './curve.ts';

describe('a smooth line', () => {
  it('has control points along the line between the neighbours, scaled by the tension', () => {
    const dots = [
      { x: 0, y: 0 },
      { x: 10, y: 10 },
      { x: 20, y: 0 },
    ];
    const [first, second] = bendsThrough(dots, 0.4);
    // The middle point's control points are level: 0.4 of half the distance of 20 on either side.
    expect(first?.after.x).toBeCloseTo(6);
    expect(first?.after.y).toBeCloseTo(10);
    expect(second?.before.x).toBeCloseTo(14);
    expect(second?.to).toEqual(dots[2]);
  });

  it('passes every dot, and straight through dots in a row', () => {
    const dot = fc.record({
      x: fc.integer({ min: 0, max: 900 }),
      y: fc.integer({ min: 0, max: 400 }),
    });
    fc.assert(
      fc.property(fc.array(dot, { minLength: 1 }), (dots) => {
        const bends = bendsThrough(dots, 0.4);
        expect(bends.map(({ to }) => to)).toEqual(dots.slice(1));
      }),
    );
    const level = [0, 5, 20, 30].map((x) => ({ x, y: 7 }));
    for (const { before, after } of bendsThrough(level, 0.4)) {
      expect(before.y).toBe(7);
      expect(after.y).toBe(7);
    }
  });

  it('breaks where a value is missing', () => {
    expect(runsOf([null, 1, 2, null, null, 3])).toEqual([[1, 2], [5]]);
    expect(runsOf([null, undefined])).toEqual([]);
  });

  it('lists isolated points, which would otherwise be invisible', () => {
    expect(lonePoints([7, null, 1, 2, null, 3])).toEqual([0, 5]);
    expect(lonePoints([1, 2, null])).toEqual([]);
  });
});
