import { expect, it } from 'vitest';
import { drawOutline, evenlyTaken, metresBetween } from './outline.ts';

const SQUARE = [
  [20, 78],
  [20.001, 78],
  [20.001, 78.001],
  [20, 78.001],
] as const;

it('draws what was walked with north up', () => {
  const { points, metres } = drawOutline(SQUARE, 100, 10);
  expect(metres).toBeCloseTo(111.32, 2);
  const [start, north, northEast] = points;
  expect(start).toEqual([10, 90]);
  expect(north?.[1]).toBeCloseTo(10, 5);
  // A degree of longitude is cos 20° of one of latitude.
  expect(northEast?.[0]).toBeCloseTo(10 + 80 * Math.cos((20 * Math.PI) / 180), 3);
});

it('draws nothing of nothing, and a point without dividing by zero', () => {
  expect(drawOutline([], 100, 10)).toEqual({ points: [], metres: 0 });
  expect(drawOutline([[20, 78]], 100, 10).points).toEqual([[10, 10]]);
});

it('measures in metres', () => {
  expect(metresBetween([20, 78], [20.001, 78])).toBeCloseTo(111.32, 2);
});

it('takes no more points of a border than asked for, evenly from its start to its end', () => {
  expect(evenlyTaken(SQUARE, 4)).toEqual(SQUARE);
  const walked = Array.from({ length: 1100 }, (_, index) => [20 + index / 1e6, 78] as const);
  const taken = evenlyTaken(walked, 500);
  expect(taken).toHaveLength(500);
  expect(taken[0]).toEqual(walked[0]);
  expect(taken.at(-1)?.[0]).toBeGreaterThan(20.00109);
});
