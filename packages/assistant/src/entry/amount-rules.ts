import data from '../../data/entry/words.json' with { type: 'json' };
import { PAUSE } from './entry-words.ts';
import { type Figure, isOfOne, isPerMeasure, RUPEES, stands } from './figures.ts';
import { keyOf } from './word-key.ts';
import { placesOf, wordSearch } from './word-search.ts';

const EACH = wordSearch(data.each, { endings: false });
const BEHIND = wordSearch(data.eachBehind, { endings: false });
const BEFORE = wordSearch(data.eachBefore, { endings: false });
const ARTICLE = wordSearch(data.article, { endings: false });
const TOTAL = wordSearch(data.total, { endings: false });
const CORRECTED = wordSearch(data.corrected, { endings: false });
const PEOPLE = wordSearch(data.people, { endings: 'cases' });
const WORKDAYS = wordSearch(data.workdays, { endings: 'cases' });
const LITRES = wordSearch(data.litres);
const PAID = wordSearch(data.paid, { endings: false });
const BY = new Set(data.hisabBy);
const HISAB = wordSearch(data.hisab, { endings: false });
const MILK_ANIMALS = wordSearch(data.milkAnimals, { endings: 'cases' });
const MORNING = wordSearch(data.morning);
const EVENING = wordSearch(data.evening);
const LEAST_PRICE = data.leastPrice.map(({ rupees, words }) => ({
  rupees,
  search: wordSearch(words, { endings: 'cases' }),
}));
/** Letters that two forms of one measure share: bag and bags, ganta and gantalu. */
const SAME_MEASURE = 3;
/** Of a word that is not known as a measure: "don dilya ... dile" are two verbs. */
const SAME_WORD = 4;
/** From here on a number behind a price of one is the sum, unless it counts something. */
const LEAST_SUM = 100;
/** English says the verb before the sum. */
const LATIN = /^[a-z\d.,]+$/;
/** A larger product is none: two numbers were sums or names. */
const MOST_PRODUCT = 1_000_000;
/** Words that may stand between a price and the word that makes it a rate. */
const NEAR = 2;

function isSameMeasure(
  a: string | undefined,
  b: string | undefined,
  letters = SAME_MEASURE,
): boolean {
  if (!a || !b) return false;
  const [one, other] = [keyOf(a).slice(0, letters), keyOf(b).slice(0, letters)];
  return one.length === letters && one === other;
}

/** What is said after "no", "sorry", "I mean" stands for what was said before. */
function corrected(words: readonly string[], figures: readonly Figure[]): readonly Figure[] {
  const slip = placesOf(CORRECTED, words).at(-1);
  if (!slip || !figures.some(({ to }) => to <= slip.from)) return figures;
  const after = figures.filter(({ from }) => from >= slip.to);
  // "Twelve, no, thirteen" says the same number anew.
  const anew = after[0]?.from === slip.to && figures.find(({ to }) => to === slip.from);
  if (anew) return figures.filter((one) => one !== anew);
  const money = (some: readonly Figure[]) => some.filter(({ measure }) => measure === null);
  // A price said anew is for what was counted before; a count said anew leaves the price.
  if (after.length === 0) return figures;
  if (money(after).length > 0 && after.length > 1) return after;
  if (money(after).length > 0)
    return [...figures.filter(({ measure, to }) => measure !== null && to <= slip.from), ...after];
  return [...money(figures), ...after];
}

/** Index of the first word behind a figure and its word for rupees. */
const behind = (words: readonly string[], { to }: Figure): number =>
  stands(RUPEES, words, to) ? to + 1 : to;
const before = (words: readonly string[], { from }: Figure): number =>
  stands(RUPEES, words, from - 1) ? from - 2 : from - 1;

/** The indexes near a figure on one side, up to a pause or another figure. */
function side(words: readonly string[], figures: readonly Figure[], from: number, step: 1 | -1) {
  const found: number[] = [];
  for (let at = from; found.length <= NEAR && at >= 0 && at < words.length; at += step) {
    if (words[at] === PAUSE || figures.some((one) => at >= one.from && at < one.to)) break;
    found.push(at);
  }
  return found;
}

/** How surely a figure is the price of one: 0 when nothing says so. */
function rateMark(words: readonly string[], figure: Figure, figures: readonly Figure[]): number {
  if (figure.isTwice) return 3;
  const [next, last] = [behind(words, figure), before(words, figure)];
  const after = side(words, figures, next, 1);
  const ahead = side(words, figures, last, -1);
  const others = figures.filter((other) => other !== figure);
  const counted = others.flatMap(({ measure, from, to }) =>
    measure === null ? [to, from - 1] : [measure],
  );
  const isCounted = (at: number) => counted.includes(at);
  const measures = new Set(others.map(({ measure }) => measure));
  const eachAt = (at: number) =>
    stands(EACH, words, at) ||
    isOfOne(words, at) ||
    (stands(HISAB, words, at) && BY.has(words[at + 1] ?? ''));
  // "Ten sold, each 380": it stands before the figure that it belongs to.
  const isOfNext = (at: number) => at > next && figures.some(({ from }) => from === at + 1);
  const countsBehind = figure.measure !== null && figure.measure >= figure.to;
  if (after.some((at) => eachAt(at) && !isOfNext(at)) && !countsBehind) return 3;
  if (ahead.some(eachAt) && figure.measure === null) return 2.5;
  // "In five hours six thousand": what has a count is not what the price is for.
  if (ahead.some((at) => isPerMeasure(words, at) && !measures.has(at))) return 3;
  // "Nine rupees a metre": what was counted is named again beside the price.
  const named = after.find(
    (at, index) => index <= 1 && (index === 0 || stands(ARTICLE, words, at - 1)) && !isCounted(at),
  );
  // "Ghante ka 900": a small word may stand between.
  const behindWord = ahead.slice(0, stands(ARTICLE, words, last) ? 2 : 1);
  const again = [...after, ...behindWord].filter((at) => !isCounted(at));
  const isSame = (at: number, one: number) =>
    isSameMeasure(words[at], words[one], measures.has(one) ? SAME_MEASURE : SAME_WORD);
  if (again.some((at) => counted.some((one) => isSame(at, one)))) return 3;
  if (figure.measure === null || figure.measure < figure.from) {
    if (stands(BEHIND, words, next) || (named === next && stands(BEHIND, words, next + 1)))
      return 2;
    if (stands(BEFORE, words, last)) return 2;
  }
  return 0;
}

/** Whether so little for all would be less than one of them ever costs. */
function isTooLittle(words: readonly string[], price: number, count: Figure): boolean {
  if (count.measure === null) return false;
  const word = [words[count.measure] ?? ''];
  const least = LEAST_PRICE.find(({ search }) => search(word) !== null)?.rupees ?? 0;
  return count.value > 1 && price / count.value < least;
}

const isOf = (search: typeof PEOPLE, words: readonly string[], { measure }: Figure): boolean =>
  measure !== null && stands(search, words, measure);

/** How many the price of one is to be taken for. */
function countFor(words: readonly string[], price: Figure, figures: readonly Figure[]): number {
  const counts = figures.filter((one) => one !== price && !one.isMoney);
  const people = counts.find((one) => isOf(PEOPLE, words, one));
  const days = counts.find((one) => one !== people && isOf(WORKDAYS, words, one));
  if (people && days) return people.value * days.value;
  const near = [
    ...side(words, figures, behind(words, price), 1),
    ...side(words, figures, before(words, price), -1),
  ];
  const same = counts.find(
    ({ measure }) =>
      measure !== null &&
      near.some((at) => at !== measure && isSameMeasure(words[at], words[measure])),
  );
  const count = same ?? counts.find(({ measure }) => measure !== null) ?? counts[0];
  return count?.value ?? 1;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The sum that is said behind the price of one: "at 7100 a quintal, 49000". */
function sumBehind(
  words: readonly string[],
  figures: readonly Figure[],
  price: Figure,
): Figure | undefined {
  // "Saplings at fifteen, thousand saplings": what is named again is counted.
  const isNamedAgain = (at: number) =>
    words.slice(0, at - 1).some((word) => isSameMeasure(word, words[at], SAME_WORD));
  return figures.find(
    ({ from, to, measure, value, isMoney }) =>
      from > price.from &&
      (measure === null || isMoney) &&
      value >= LEAST_SUM &&
      value > price.value &&
      (isMoney || !isNamedAgain(to)),
  );
}

/** Words from a figure on which "gave" and "now" may stand. */
const NEAR_PAID = 3;

/** Of several sums the one that was paid: "6000 were due, I gave 4000". */
function paid(words: readonly string[], figures: readonly Figure[]): Figure | undefined {
  const sums = figures.filter(
    (one) =>
      one.value >= LEAST_SUM &&
      (one.measure === null || one.isMoney) &&
      rateMark(words, one, figures) === 0,
  );
  if (sums.length < 2) return undefined;
  const near = (from: number, step: 1 | -1) => {
    for (let at = from, seen = 0; seen < NEAR_PAID && at >= 0 && at < words.length; seen++) {
      if (words[at] === PAUSE || figures.some((one) => at >= one.from && at < one.to)) return false;
      if (stands(PAID, words, at)) return true;
      at += step;
    }
    return false;
  };
  const isSaidBefore = (one: Figure) => near(one.from - 1, -1) && LATIN.test(words.join(''));
  const behind = sums.filter(({ to }) => near(to, 1));
  if (behind.length === 1) return behind[0];
  const before = behind.length === 0 ? sums.filter(isSaidBefore) : [];
  return before.length === 1 ? before[0] : undefined;
}

/** A figure that was said to be the total: the next behind the word, else the last before it. */
function saidTotal(words: readonly string[], figures: readonly Figure[]): Figure | undefined {
  const total = TOTAL(words);
  if (!total) return undefined;
  const sums = figures.filter(({ measure, from }) => measure === null || measure < from);
  return (
    sums.find(({ from }) => from >= total.to) ?? sums.filter(({ to }) => to <= total.from).at(-1)
  );
}

/** What so many cost; the largest figure where that would be more than anybody means. */
function product(price: number, count: number, otherwise: number): number {
  return price * count > MOST_PRODUCT ? otherwise : price * count;
}

/**
 * The rupees that figures come to by rules; null when there are none. The number that is said to be the total, else the one beside
 * a word for rupees, else the largest that counts nothing else; a rate ("600 a bag") times what it is the rate of, unless the sum
 * is said behind it.
 */
export function rupeesByRules(words: readonly string[], said: readonly Figure[]): number | null {
  const figures = corrected(words, said);
  const money = figures.filter(({ isMoney }) => isMoney);
  const free = figures.filter(({ measure, from }) => measure === null || measure < from);
  const candidates = [money, free, figures].find((some) => some.length > 0) ?? [];
  if (candidates.length === 0) return null;
  const given = paid(words, figures);
  if (given) return given.value;
  const total = saidTotal(words, figures);
  if (total) return total.value;
  const marked = figures
    .map((figure) => ({ figure, mark: rateMark(words, figure, figures) }))
    .filter(({ mark }) => mark > 0)
    .sort(
      (a, b) =>
        b.mark + Number(b.figure.isMoney) - a.mark - Number(a.figure.isMoney) ||
        b.figure.value - a.figure.value,
    )[0]?.figure;
  const price = candidates.reduce((a, b) => (b.value > a.value ? b : a));
  if (marked && figures.length > 1) {
    const sum = sumBehind(words, figures, marked)?.value;
    return rounded(sum ?? product(marked.value, countFor(words, marked, figures), price.value));
  }
  const sum = price.isMoney ? sumBehind(words, free, price) : undefined;
  if (sum) return sum.value;
  const little = figures.find((one) => one !== price && isTooLittle(words, price.value, one));
  return rounded(little ? product(price.value, little.value, price.value) : price.value);
}

/** "Twelve, no, thirteen litres". */
function correctedCount(words: readonly string[], figures: readonly Figure[]): readonly Figure[] {
  const slip = placesOf(CORRECTED, words).at(-1);
  const after = slip ? figures.filter(({ from }) => from >= slip.to) : [];
  return after.length > 0 ? after : figures;
}

/**
 * Litres that figures come to by rules; null when there are none. Of each animal they are taken by their number, of morning and
 * evening together.
 */
export function litresByRules(words: readonly string[], said: readonly Figure[]): number | null {
  const numbers = correctedCount(words, said);
  const milk = numbers.find(({ to }) => stands(LITRES, words, to)) ?? numbers[0];
  if (!milk) return null;
  const other = numbers.find((one) => one !== milk);
  const isWholeDay = MORNING(words) !== null && EVENING(words) !== null;
  const animals = placesOf(MILK_ANIMALS, words).length;
  if (other && (isWholeDay || animals > 1)) return rounded(milk.value + other.value);
  const isEach = words.some((_, at) => stands(EACH, words, at) || isOfOne(words, at));
  return rounded(other && isEach ? milk.value * other.value : milk.value);
}
