import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundaryAreaErrorM2, boundaryAreaM2, crossesItself, type Point } from './polygon-area.ts';

/** Metres of a degree of latitude and longitude on WGS 84 at 20°: NGA length-of-degree table. */
const NORTH_M = 110_704;
const EAST_M = 104_647;

/** A rectangle of metres at 20° north in Maharashtra. */
const rectangle = (northM: number, eastM: number): Point[] => {
  const [lat, lon] = [20 + northM / NORTH_M, 78 + eastM / EAST_M];
  return [
    [20, 78],
    [20, lon],
    [lat, lon],
    [lat, 78],
  ];
};

describe('the area inside a boundary', () => {
  it.each([
    [100, 100, 10_000],
    [63.61, 63.61, 4046.86],
    [1000, 500, 500_000],
  ])('of %d by %d m is %d m²', (north, east, area) => {
    expect(boundaryAreaM2(rectangle(north, east)) / area).toBeCloseTo(1, 3);
  });

  it('is that of the whole ellipsoid between its poles', () => {
    const lune: Point[] = [
      [-90, 0],
      [-90, 90],
      [90, 90],
      [90, 0],
    ];
    expect((4 * boundaryAreaM2(lune)) / 510_065_621_724_000).toBeCloseTo(1, 6);
  });

  it('does not depend on where or which way round the walk began', () => {
    const sides = fc.integer({ min: 10, max: 2000 });
    fc.assert(
      fc.property(sides, sides, fc.integer({ min: 0, max: 3 }), (north, east, start) => {
        const walked = rectangle(north, east);
        const other = [...walked.slice(start), ...walked.slice(0, start)].reverse();
        expect(boundaryAreaM2(other) / boundaryAreaM2(walked)).toBeCloseTo(1, 9);
      }),
    );
  });

  it('is nothing without three points', () => {
    expect([boundaryAreaM2([]), boundaryAreaM2([[20, 78]])]).toEqual([0, 0]);
  });
});

describe('the error of the area', () => {
  it('of a square of 100 m walked at ± 5 m is about 5.7 %', () => {
    // 1.96 · (5 / 2.4477) · √(4 · (141.4 m)²) / 2
    expect(boundaryAreaErrorM2(rectangle(100, 100), 5)).toBeCloseTo(566, -1);
  });

  it('grows with the accuracy and is nothing without error', () => {
    const walked = rectangle(80, 120);
    expect(boundaryAreaErrorM2(walked, 10)).toBeCloseTo(2 * boundaryAreaErrorM2(walked, 5), 6);
    expect(boundaryAreaErrorM2(walked, 0)).toBe(0);
  });
});

it('knows a boundary that crosses itself', () => {
  const [a, b, c, d] = rectangle(100, 100) as [Point, Point, Point, Point];
  expect(crossesItself([a, b, c, d])).toBe(false);
  expect(crossesItself([a, c, b, d])).toBe(true);
  expect(crossesItself([a, b, c])).toBe(false);
});
