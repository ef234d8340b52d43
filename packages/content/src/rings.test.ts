import fc from 'fast-check';
import { expect, it } from 'vitest';
import { insidePacked, insideRings, kmToEdge, packRings, type Ring, unpackRings } from './rings.ts';

const square = (west: number, south: number, size: number): Ring => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];
const withHole = [square(75, 20, 4), square(76, 21, 1)];

it('counts a hole as outside', () => {
  const shape = unpackRings(packRings(withHole));
  expect(insidePacked(shape, 75.5, 20.5)).toBe(true);
  expect(insidePacked(shape, 76.5, 21.5)).toBe(false);
  expect(insidePacked(shape, 80, 20.5)).toBe(false);
});

it('answers alike packed and unpacked, away from the edges', () => {
  const shape = unpackRings(packRings(withHole));
  const degree = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  fc.assert(
    fc.property(degree(74, 80), degree(19, 25), (lon, lat) => {
      fc.pre(kmToEdge(shape, lon, lat) > 0.2);
      expect(insidePacked(shape, lon, lat)).toBe(insideRings(withHole, lon, lat));
    }),
  );
});

it('measures the way to the edge in kilometres', () => {
  const shape = unpackRings(packRings([square(75, 20, 4)]));
  expect(kmToEdge(shape, 77, 19)).toBeCloseTo(110.6, 0);
  expect(kmToEdge(shape, 77, 20.1)).toBeCloseTo(11.06, 0);
});
