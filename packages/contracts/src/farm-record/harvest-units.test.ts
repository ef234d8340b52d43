import { expect, it } from 'vitest';
import { quintalsOfHarvest } from './harvest-units.ts';

it.each([
  [4, 'q', 4],
  [4.5, 'quintal', 4.5],
  [57, 'kg', 0.57],
  [null, 'q', 0],
  [3, 'bag', null],
  [3, null, null],
  [3, 'constructor', null],
])('of %s %s are %s quintals', (amount, unit, quintals) => {
  expect(quintalsOfHarvest(amount, unit)).toBe(quintals);
});
