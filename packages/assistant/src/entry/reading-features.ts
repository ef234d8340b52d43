import data from '../../data/entry/words.json' with { type: 'json' };
import { romanise, soundKey } from '../language/sound-key.ts';
import { hash } from '../model/features.ts';
import { litresByRules, rupeesByRules } from './amount-rules.ts';
import { PAUSE } from './entry-words.ts';
import type { Reading, Role } from './figure-roles.ts';
import { type Figure, isPerMeasure, RUPEES, stands } from './figures.ts';
import { type WordSearch, wordSearch } from './word-search.ts';

/** Lists of words that say what a number beside them is there for, each with the letter of its features. */
const CLASSES: readonly (readonly [string, WordSearch])[] = [
  ['M', wordSearch(data.measures, { endings: 'cases' })],
  ['E', wordSearch(data.each, { endings: false })],
  ['B', wordSearch(data.eachBehind, { endings: false })],
  ['F', wordSearch(data.eachBefore, { endings: false })],
  ['T', wordSearch(data.total, { endings: false })],
  ['P', wordSearch(data.paid, { endings: false })],
  ['O', wordSearch(data.owed, { endings: 'cases' })],
  ['H', wordSearch(data.people, { endings: 'cases' })],
  ['D', wordSearch(data.workdays, { endings: 'cases' })],
  ['L', wordSearch(data.litres)],
  ['A', wordSearch(data.milkAnimals, { endings: 'cases' })],
  ['G', wordSearch(data.genitive, { endings: false })],
  ['I', wordSearch(data.ofOne, { endings: false })],
  ['K', wordSearch(data.corrected, { endings: false })],
  ['W', wordSearch([...data.morning, ...data.evening])],
  ['V', wordSearch(data.weights, { endings: 'cases' })],
];
const CORRECTED = 'K';
/** Classes that tell about the whole sentence, wherever they stand. */
const WHOLE = ['E', 'B', 'F', 'T', 'P', 'O', 'H', 'D', 'A', 'K', 'Z'];

/** What is told of an amount of money, and of litres of milk. */
export type Measured = 'money' | 'milk';

const CONTEXT = 3;
const STEM = 4;
const ENDING = 2;
const SAME = 3;

/** A word by its sound and the lists that it stands in. */
export interface Word {
  key: string;
  classes: readonly string[];
}

const MOST_KEPT = 20_000;
const known = new Map<string, Word>();

function lookedUp(word: string): Word {
  if (word === PAUSE) return { key: PAUSE, classes: [] };
  const classes = CLASSES.flatMap(([name, search]) => (search([word]) ? [name] : []));
  return {
    key: soundKey(romanise(word)) || word.slice(0, 1),
    classes: isPerMeasure([word], 0) ? [...classes, 'Z'] : classes,
  };
}

/** What is told of a word wherever it stands; kept, since a sentence is read several times. */
export function told(word: string): Word {
  const found = known.get(word) ?? lookedUp(word);
  if (known.size < MOST_KEPT) known.set(word, found);
  return found;
}

/** Powers of three, roughly. */
export const size = (value: number): number =>
  Math.round(Math.log(Math.max(value, 0.01)) / Math.log(3));

/** The words on one side of a figure, up to the next figure; a word for rupees beside it is passed over. */
function side(
  words: readonly string[],
  all: readonly Word[],
  figures: readonly Figure[],
  from: number,
  step: 1 | -1,
): { words: Word[]; isFigure: boolean } {
  const found: Word[] = [];
  let at = stands(RUPEES, words, from) ? from + step : from;
  const isFigure = () => figures.some((one) => at >= one.from && at < one.to);
  for (; found.length < CONTEXT && at >= 0 && at < words.length && !isFigure(); at += step)
    found.push(all[at] ?? { key: '', classes: [] });
  return { words: found, isFigure: isFigure() };
}

/** What is told about one figure, whatever it is there for. */
function ofFigure(
  words: readonly string[],
  all: readonly Word[],
  figures: readonly Figure[],
  figure: Figure,
): string[] {
  const index = figures.indexOf(figure);
  const before = side(words, all, figures, figure.from - 1, -1);
  const after = side(words, all, figures, figure.to, 1);
  const found: string[] = [
    `size ${size(figure.value)}`,
    `${figure.isMoney ? 'money' : 'bare'} ${figure.measure === null ? 'free' : 'counted'}`,
    `place ${index} ${figures.length}`,
    `last ${index === figures.length - 1}`,
    `whole ${Number.isInteger(figure.value)} ${/^\d/.test(words[figure.from] ?? '')}`,
    `own ${all[figure.from]?.key}`,
    `long ${Math.min(figure.to - figure.from, 4)}`,
  ];
  if (figure.isTwice) found.push('twice');
  if (figure.measure !== null) {
    const measure = all[figure.measure];
    found.push(`measure ${measure?.key.slice(0, STEM)}`);
    for (const name of measure?.classes ?? []) found.push(`counts ${name} ${size(figure.value)}`);
    found.push(`counted ${figure.measure >= figure.to ? 'behind' : 'before'}`);
  }
  for (const [name, { words: near, isFigure }] of [
    ['<', before],
    ['>', after],
  ] as const) {
    near.forEach(({ key, classes }, at) => {
      found.push(`${name}${at} ${key}`, `${name}${at} ${key.slice(0, STEM)}~`, `${name} ${key}`);
      if (at < 2) found.push(`${name}${at} ~${key.slice(-ENDING)}`);
      for (const one of classes) found.push(`${name}${at} @${one}`, `${name} @${one}`);
    });
    const [one, two] = near;
    if (one && two) found.push(`${name}${one.key} ${two.key}`);
    found.push(`${name}end ${near.length} ${isFigure}`);
  }
  found.push(
    `between ${before.words[0]?.key.slice(0, STEM)} ${after.words[0]?.key.slice(0, STEM)}`,
  );
  const slip = all.findLastIndex(({ classes }) => classes.includes(CORRECTED));
  if (slip >= 0) {
    const nearest = figures.find(({ from }) => from > slip);
    found.push(
      `slip ${figure.from > slip} ${nearest === figure} ${figures.some(({ to }) => to === slip)}`,
    );
  }
  const end = all.slice(-2);
  for (const { key, classes } of end) {
    found.push(`end ${key.slice(0, STEM)}`);
    for (const one of classes) found.push(`end @${one}`);
  }
  return found;
}

/** What is told about two figures together: how they stand, and whether what is counted is named beside the price again. */
function ofPair(
  words: readonly string[],
  all: readonly Word[],
  figures: readonly Figure[],
  price: Figure,
  count: Figure,
): string[] {
  const measure = count.measure === null ? undefined : all[count.measure];
  const near = [
    ...side(words, all, figures, price.from - 1, -1).words,
    ...side(words, all, figures, price.to, 1).words,
  ];
  const key = measure?.key ?? all[count.to]?.key ?? '';
  const again = near.some(
    (one) =>
      one !== measure && one.key.length >= SAME && one.key.slice(0, SAME) === key.slice(0, SAME),
  );
  const order = count.from < price.from ? 'before' : 'behind';
  const apart = Math.abs(figures.indexOf(price) - figures.indexOf(count));
  return [
    `order ${order} ${apart}`,
    `again ${again} ${measure !== undefined}`,
    `larger ${price.value > count.value}`,
    ...(measure?.classes ?? ['-']).map((one) => `price of ${one} ${size(price.value)}`),
    `price of ${key.slice(0, STEM)} ${size(price.value)}`,
  ];
}

/** Roles that change what the others come to. */
const CHANGES: readonly Role[] = ['less', 'less-each', 'share', 'unpaid', 'per'];

/** The price that stands nearest to what is counted, the earlier of two as near. */
const nearest = (prices: readonly Figure[], figures: readonly Figure[], count: Figure): Figure => {
  const away = (price: Figure) => Math.abs(figures.indexOf(price) - figures.indexOf(count));
  return prices.reduce((one, other) => (away(other) < away(one) ? other : one));
};

/** What is told about a reading as a whole. */
function ofReading(
  words: readonly string[],
  all: readonly Word[],
  figures: readonly Figure[],
  { value, roles }: Reading,
  byRules: number | null,
): string[] {
  const of = (role: Role) => figures.filter((_, at) => roles[at] === role);
  const [sums, prices, counts, parts] = [of('sum'), of('price'), of('count'), of('part')];
  const further = CHANGES.flatMap(of);
  const changes = roles.filter((role) => CHANGES.some((one) => one === role)).join('-');
  const shape = `${sums.length}${prices.length}${counts.length}${Math.min(parts.length, 3)}${changes}`;
  const found = [
    `shape ${shape} ${Math.min(figures.length, 4)}`,
    `shape ${shape} of ${figures.filter(({ measure }) => measure === null).length} ${figures.filter(({ isMoney }) => isMoney).length}`,
    `comes to ${shape} ${size(value)}`,
  ];
  const classes = new Set(all.flatMap((word) => word.classes));
  for (const name of WHOLE) if (classes.has(name)) found.push(`shape ${shape} @${name}`);
  for (const { key } of all.slice(-1)) found.push(`shape ${shape} ${key.slice(0, STEM)}`);
  for (const count of counts)
    found.push(...ofPair(words, all, figures, nearest(prices, figures, count), count));
  for (const one of further) {
    const before = figures.filter(
      (other) => other !== one && roles[figures.indexOf(other)] !== 'none',
    );
    found.push(
      `${changes} ${before.every(({ from }) => from < one.from)} ${size(value / Math.max(one.value, 0.01))}`,
    );
  }
  if (value === byRules) found.push('rules', `rules ${shape}`);
  if (parts.length > 0) found.push(`all parts ${parts.length === figures.length}`);
  for (const sum of sums) {
    const others = figures.filter((one) => one !== sum);
    const isProduct = others.some((a) =>
      others.some((b) => a !== b && Math.abs(a.value * b.value - sum.value) < 1),
    );
    const isSum = others.length > 1 && others.reduce((to, one) => to + one.value, 0) === sum.value;
    found.push(`product ${isProduct}`, `added ${isSum}`);
    found.push(`rank ${others.filter((one) => one.value > sum.value).length} ${others.length}`);
    for (const other of others)
      for (const name of other.measure === null ? ['-'] : (all[other.measure]?.classes ?? []))
        found.push(
          `for ${name} ${size(sum.value / Math.max(other.value, 0.01))} ${size(other.value)}`,
        );
  }
  return found;
}

/** Hashed features of each reading of a sentence's figures, with those that stand more than once. */
export function readingFeatures(
  words: readonly string[],
  figures: readonly Figure[],
  readings: readonly Reading[],
  measured: Measured,
  buckets: number,
): number[][] {
  // Words are compared by their place: each is an object of its own.
  const all = words.map((word) => ({ ...told(word) }));
  const about = figures.map((figure) => ofFigure(words, all, figures, figure));
  const bucket = (feature: string): number => hash(`${measured} ${feature}`) % buckets;
  const byRules = (measured === 'milk' ? litresByRules : rupeesByRules)(words, figures);
  const byRole = new Map<string, number[]>();
  const ofRole = (at: number, role: Role): number[] => {
    const name = `${role} ${at}`;
    const known = byRole.get(name) ?? (about[at] ?? []).map((one) => bucket(`${role} ${one}`));
    byRole.set(name, known);
    return known;
  };
  return readings.map((reading) => [
    ...reading.roles.flatMap((role, at) => ofRole(at, role)),
    ...ofReading(words, all, figures, reading, byRules).map(bucket),
  ]);
}
