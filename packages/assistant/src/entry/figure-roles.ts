import type { Figure } from './figures.ts';

/**
 * What a number of a sentence is there for: the sum itself, the price of one, how many, one of several that are added up, what is
 * taken off, what is taken off the price of each, a share in a hundred that is taken off, how many of what was counted are not paid for, for how many a price is, or
 * nothing that counts here (a name, what was asked, what is still owed).
 */
export const ROLES = [
  'sum',
  'price',
  'count',
  'part',
  'less',
  'less-each',
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
  valueAt: (at: number) => number,
): Amount[] {
  const as = (role: Role, changed: number): Amount => ({
    value: changed,
    roles: new Map([...roles, [at, role]]),
  });
  const [priced] = [...roles].flatMap(([of, role]) => (role === 'price' ? [of] : []));
  const isPriced = priced !== undefined;
  const price = isPriced ? valueAt(priced) : 0;
  return [
    ...(isPriced ? [as('part', value + figure.value)] : []),
    ...(figure.value < value ? [as('less', value - figure.value)] : []),
    ...(figure.value < price ? [as('less-each', value * (1 - figure.value / price))] : []),
    ...unpaidOf({ value, roles }, at, figure.value, valueAt),
    ...(figure.value <= MOST_SHARE ? [as('share', value * (1 - figure.value / 100))] : []),
    ...(isPriced && figure.value > 1 ? [as('per', value / figure.value)] : []),
  ];
}

/** What is done to a sum or a product by two figures behind it, one after the other. */
const TWO_CHANGES: readonly (readonly [Role, Role])[] = [
  ['less', 'less'],
  ['less', 'share'],
  ['share', 'less'],
  ['part', 'part'],
  ['part', 'less'],
];
const ONE_CHANGE: readonly Role[] = ['less', 'share', 'part'];
/** Price and count in both orders. */
const PRODUCT: readonly (readonly [Role, Role])[] = [
  ['price', 'count'],
  ['count', 'price'],
];
/** Price, count and what the price is for in every order. */
const PRODUCT_PER: readonly (readonly Role[])[] = [
  ['price', 'count', 'per'],
  ['price', 'per', 'count'],
  ['count', 'price', 'per'],
  ['count', 'per', 'price'],
  ['per', 'price', 'count'],
  ['per', 'count', 'price'],
];
/** Roles of three, four, five and six figures in the order in which they are said, too long to be looked for in every order. */
const IN_ORDER: readonly (readonly Role[])[] = [
  ...TWO_CHANGES.slice(1, 3).map((changes): Role[] => ['sum', ...changes]),
  ...PRODUCT.flatMap((product) => TWO_CHANGES.map((changes) => [...product, ...changes])),
  ...PRODUCT.flatMap((product) => TWO_CHANGES.map((changes) => [...changes, ...product])),
  ...PRODUCT_PER.flatMap((product) => ONE_CHANGE.map((change) => [...product, change])),
  ...PRODUCT.flatMap((one) => ONE_CHANGE.map((change) => [...one, ...one, change])),
  ...PRODUCT.map((one): Role[] => ['part', ...one, ...one]),
  ...PRODUCT.map((one) => [...one, ...one, ...one]),
];
/** So many figures of a sentence may be there for nothing beside them. */
const MOST_LEFT = 1;

/** What figures come to whose roles follow one another as they are said: prices times counts first, then what is added and taken off. */
function inOrder(
  read: readonly Figure[],
  perCount: (price: Figure, count: Figure) => number,
): Amount[] {
  const all = read.map((_, at) => at);
  return IN_ORDER.filter(
    ({ length }) => length <= all.length && all.length - length <= MOST_LEFT,
  ).flatMap((roles) =>
    choices(all, roles.length).map((chosen) => ({
      value: comesTo(
        roles,
        chosen.flatMap((at) => read[at] ?? []),
        perCount,
      ),
      roles: new Map(chosen.map((at, index): [number, Role] => [at, roles[index] ?? 'none'])),
    })),
  );
}

function comesTo(
  roles: readonly Role[],
  figures: readonly Figure[],
  perCount: (price: Figure, count: Figure) => number,
): number {
  let [sum, price, count, per]: [number, Figure?, Figure?, number?] = [0];
  let value = 0;
  figures.forEach((figure, at) => {
    const role = roles[at];
    if (role === 'sum') sum = figure.value;
    if (role === 'price') price = figure;
    if (role === 'count') count = figure;
    if (role === 'per') per = figure.value;
    if (price && count) {
      value += price.value * count.value * perCount(price, count);
      [price, count] = [undefined, undefined];
    }
  });
  value = (value + sum) / (per ?? 1);
  figures.forEach((figure, at) => {
    const role = roles[at];
    if (role === 'part') value += figure.value;
    if (role === 'less') value -= figure.value;
    if (role === 'share') value *= figure.value > MOST_SHARE ? 0 : 1 - figure.value / 100;
  });
  return value;
}

/**
 * All ways to read the figures of a sentence as one amount: one of them alone, a price times one or two counts, two of these, two or
 * more added up; of one and of a product also with one figure that is added, taken off or not paid for, of one also with two taken off;
 * longer ones in the order in which they are said. `perCount` is how many of what the price
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
    ...[...products, ...pairs, ...changed, ...inOrder(read, perCount)].filter(isUpTo(MOST_PRODUCT)),
  ].map(({ value, roles }) => ({
    value: rounded(value),
    roles: figures.map((_, at) => roles.get(at) ?? 'none'),
  }));
}

/** Each count of a reading with the price that stands nearest to it, the earlier of two as near: indexes of figures, the price first. */
export function pairsOf(
  figures: readonly Figure[],
  roles: readonly Role[],
): (readonly [number, number])[] {
  const of = (role: Role) => figures.flatMap((_, at) => (roles[at] === role ? [at] : []));
  const prices = of('price');
  if (prices.length === 0) return [];
  return of('count').map((count) => {
    const away = (price: number) => Math.abs(price - count);
    return [prices.reduce((one, other) => (away(other) < away(one) ? other : one)), count];
  });
}
