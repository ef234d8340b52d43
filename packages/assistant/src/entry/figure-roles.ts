import type { Figure } from './figures.ts';

/**
 * What a number of a sentence is there for: the sum itself, the price of one, how many, one of several that are added up, or
 * nothing that counts here (a name, what was asked, what is still owed).
 */
export const ROLES = ['sum', 'price', 'count', 'part', 'none'] as const;
export type Role = (typeof ROLES)[number];

/** One way to read the figures of a sentence: what each is there for, and what comes out. */
export interface Reading {
  value: number;
  roles: readonly Role[];
}

/** Of more figures than this the last are not read. */
const MOST_FIGURES = 6;
/** A larger sum is none: two numbers were sums or names. */
const MOST = 50_000_000;
/** A larger product is none either. */
const MOST_PRODUCT = 5_000_000;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** How many indexes at a time, in order. */
function choices(of: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return of.flatMap((first, at) =>
    choices(of.slice(at + 1), size - 1).map((rest) => [first, ...rest]),
  );
}

/**
 * All ways to read the figures of a sentence as one amount: one of them alone, a price times one or two counts, two or more added
 * up. `perCount` is how many of what the price is for are in one of what was counted (a tonne and the price of a kilo).
 */
export function readingsOf(
  figures: readonly Figure[],
  perCount: (price: Figure, count: Figure) => number,
): Reading[] {
  const read = figures.slice(0, MOST_FIGURES);
  const all = read.map((_, at) => at);
  const found: Reading[] = [];
  const add = (value: number, most: number, roleAt: (at: number) => Role): void => {
    if (value > 0 && value <= most)
      found.push({ value: rounded(value), roles: figures.map((_, at) => roleAt(at)) });
  };
  const figureAt = (at: number): number => read[at]?.value ?? 0;
  for (const one of all) add(figureAt(one), MOST, (at) => (at === one ? 'sum' : 'none'));
  for (const price of all) {
    const others = all.filter((at) => at !== price);
    for (const counts of [...choices(others, 1), ...choices(others, 2)]) {
      const product = counts.reduce((sum, at) => {
        const [of, count] = [read[price], read[at]];
        return of && count ? sum * count.value * perCount(of, count) : sum;
      }, figureAt(price));
      const roleAt = (at: number): Role => (at === price ? 'price' : 'none');
      add(product, MOST_PRODUCT, (at) => (counts.includes(at) ? 'count' : roleAt(at)));
    }
  }
  for (let size = 2; size <= all.length; size += 1)
    for (const parts of choices(all, size))
      add(
        parts.reduce((sum, at) => sum + figureAt(at), 0),
        MOST,
        (at) => (parts.includes(at) ? 'part' : 'none'),
      );
  return found;
}
