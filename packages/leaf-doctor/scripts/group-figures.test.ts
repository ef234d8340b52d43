import { expect, it } from 'vitest';
import { LEAF_MANIFEST } from '../src/shipped-manifest.ts';
import { combinations, type GroupedPhotograph, groupFigures } from './group-figures.ts';

const RUST = 'Wheat___Leaf_rust';
const HEALTHY = 'Wheat___Healthy';
const scoresOf = (told: Record<string, number>) =>
  Float64Array.from(LEAF_MANIFEST.labels, (label) => told[label] ?? 0);
const photo = (group: string, told: Record<string, number>, label = RUST): GroupedPhotograph => ({
  label,
  group,
  impression: { scores: scoresOf(told), familiarity: 1 },
});

it('takes every combination once, and spreads a limit over all of them', () => {
  expect(combinations([1, 2, 3], 2)).toEqual([
    [1, 2],
    [1, 3],
    [2, 3],
  ]);
  const some = combinations([...'abcdefghijklmnop'], 3, 20);
  expect(some).toHaveLength(20);
  expect(new Set(some.map((one) => one.join(''))).size).toBe(20);
});

it('counts each plant once, and only plants with enough photographs', () => {
  const sure = { [RUST]: 9 };
  const wrong = { [HEALTHY]: 4 };
  const plants = [
    // Two of three are right alone; each pair is right, since the mistake is less sure.
    ...[photo('a', sure), photo('a', sure), photo('a', wrong)],
    ...[photo('b', wrong), photo('b', wrong), photo('b', wrong)],
    ...[photo('c', sure), photo('c', sure)],
    ...[photo('', sure), photo('', sure), photo('', sure)],
  ];
  const [all, wheat] = groupFigures(plants, LEAF_MANIFEST);
  expect(all).toEqual({
    ...{ crop: null, labels: null, view: null, plants: 2 },
    right: [0.333, 0.5, 0.5],
  });
  expect(wheat).toMatchObject({ crop: 'Wheat', plants: 2 });
  expect(groupFigures([photo('a', sure)], LEAF_MANIFEST)).toEqual([]);
});
