import type { Figure } from './figures.ts';

/**
 * What a number of a sentence is there for: the sum itself, the price of one, how many, one of several that are added up, what is
 * taken off, a share in a hundred that is taken off, how many of what was counted are not paid for, for how many a price is, or
 * nothing that counts here (a name, what was asked, what is still owed).
 */
export const ROLES = [
  'sum',
  'price',
  'count',
  'part',
  'less',
  'share',
  'unpaid',
  'per',
  'none',
] as const;
export type Role = (typeof ROLES)[number];

/** One way to read the figures of a sentence: what each is there for, and what comes out. */
export interface Reading {
  value: number;
  roles: readonly Role[];
}

/** Of more figures than this the last are not read. */
const MOST_FIGURES = 6;
/** Among more figures than this none is looked for that is added to a product, taken off or divided by: too many ways. */
const MOST_CHANGED = 4;
/** A larger sum is none: two numbers were sums or names. */
const MOST = 50_000_000;
/** A larger product is none either. */
const MOST_PRODUCT = 5_000_000;
/** No more than this many in a hundred are taken off. */
const MOST_SHARE = 50;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** How many indexes at a time, in order. */
function choices(of: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return of.flatMap((first, at) =>
    choices(of.slice(at + 1), size - 1).map((rest) => [first, ...rest]),
  );
}

/** Figures that come to an amount, before anything is added or taken off. */
interface Amount {
  value: number;
  roles: ReadonlyMap<number, Role>;
}

/** The prices times one or two counts. */
function productsOf(
  read: readonly Figure[],
  perCount: (price: Figure, count: Figure) => number,
): Amount[] {
  const all = read.map((_, at) => at);
  return all.flatMap((at) => {
    const price = read[at];
    const others = all.filter((other) => other !== at);
    return [...choices(others, 1), ...choices(others, 2)].map((counts) => ({
      value: counts.reduce((product, other) => {
        const count = read[other];
        return price && count ? product * count.value * perCount(price, count) : product;
      }, price?.value ?? 0),
      roles: new Map<number, Role>([
        [at, 'price'],
        ...counts.map((other): [number, Role] => [other, 'count']),
      ]),
    }));
  });
}

/** Whether all figures of one amount stand before those of another. */
const isBefore = (one: Amount, other: Amount): boolean =>
  Math.max(...one.roles.keys()) < Math.min(...other.roles.keys());

/** A price times a count, of which so many are not paid for: rejected, broken, given free. */
function unpaidOf(
  { value, roles }: Amount,
  at: number,
  unpaid: number,
  counted: (at: number) => number,
): Amount[] {
  const [count, ...more] = [...roles].flatMap(([of, role]) => (role === 'count' ? [of] : []));
  const all = count === undefined || more.length > 0 ? 0 : counted(count);
  if (unpaid >= all) return [];
  return [{ value: value * (1 - unpaid / all), roles: new Map([...roles, [at, 'unpaid']]) }];
}

/** An amount with one figure more: added, taken off as it is or as a share, or what the price was for. */
function withOneMore(
  { value, roles }: Amount,
  at: number,
  figure: Figure,
  counted: (at: number) => number,
): Amount[] {
  const as = (role: Role, changed: number): Amount => ({
    value: changed,
    roles: new Map([...roles, [at, role]]),
  });
  const isPriced = [...roles.values()].includes('price');
  return [
    ...(isPriced ? [as('part', value + figure.value)] : []),
    ...(figure.value < value ? [as('less', value - figure.value)] : []),
    ...unpaidOf({ value, roles }, at, figure.value, counted),
    ...(figure.value <= MOST_SHARE ? [as('share', value * (1 - figure.value / 100))] : []),
    ...(isPriced && figure.value > 1 ? [as('per', value / figure.value)] : []),
  ];
}

/**
 * All ways to read the figures of a sentence as one amount: one of them alone, a price times one or two counts, two of these, two or
 * more added up; of one and of a product also with one figure that is added, taken off or not paid for, of one also with two taken off. `perCount` is how many of what the price
 * is for are in one of what was counted (a tonne and the price of a kilo).
 */
export function readingsOf(
  figures: readonly Figure[],
  perCount: (price: Figure, count: Figure) => number,
): Reading[] {
  const read = figures.slice(0, MOST_FIGURES);
  const all = read.map((_, at) => at);
  const valueAt = (at: number): number => read[at]?.value ?? 0;
  const isUpTo = (most: number) => (one: Amount) => one.value > 0 && one.value <= most;
  const alone = all.map(
    (at): Amount => ({ value: valueAt(at), roles: new Map([[at, 'sum'] as const]) }),
  );
  const every = productsOf(read, perCount);
  const products = every.filter(isUpTo(MOST_PRODUCT));
  const pairs = products.flatMap((one) =>
    products
      .filter((other) => isBefore(one, other))
      .map((other) => ({
        value: one.value + other.value,
        roles: new Map([...one.roles, ...other.roles]),
      })),
  );
  const added = all.slice(1).flatMap((_, at) =>
    choices(all, at + 2).map((parts) => ({
      value: parts.reduce((sum, part) => sum + valueAt(part), 0),
      roles: new Map(parts.map((part): [number, Role] => [part, 'part'])),
    })),
  );
  const changed = (all.length > MOST_CHANGED ? [] : [...alone, ...every]).flatMap((one) =>
    read.flatMap((figure, at) => (one.roles.has(at) ? [] : withOneMore(one, at, figure, valueAt))),
  );
  const lessTwo = alone.flatMap((one) =>
    choices(
      all.filter((at) => !one.roles.has(at)),
      2,
    ).map((taken) => ({
      value: taken.reduce((left, at) => left - valueAt(at), one.value),
      roles: new Map<number, Role>([
        ...one.roles,
        ...taken.map((at): [number, Role] => [at, 'less']),
      ]),
    })),
  );
  return [
    ...[...alone, ...added, ...(all.length > MOST_CHANGED ? [] : lessTwo)].filter(isUpTo(MOST)),
    ...[...products, ...pairs, ...changed].filter(isUpTo(MOST_PRODUCT)),
  ].map(({ value, roles }) => ({
    value: rounded(value),
    roles: figures.map((_, at) => roles.get(at) ?? 'none'),
  }));
}
