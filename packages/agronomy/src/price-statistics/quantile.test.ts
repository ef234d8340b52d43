import { expect, it } from 'vitest';
import { median } from './quantile.ts';

it.each([
  [[], null],
  [[2000], 2000],
  [[1900, 100_000, 2100], 2100],
  [[1800, 2200], 2000],
])('the middle of %j is %s', (prices, middle) => expect(median(prices)).toBe(middle));
