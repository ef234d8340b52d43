import { expect, it } from 'vitest';
import { drawOutline, metresBetween } from './outline.ts';

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
