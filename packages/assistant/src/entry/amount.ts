import data from '../../data/entry/words.json' with { type: 'json' };
import { numbersIn, type SpokenNumber } from './numbers.ts';
import { keyOf } from './word-key.ts';
import { type Place, placesOf, type WordSearch, wordSearch } from './word-search.ts';

const RUPEES = wordSearch(data.rupees);
const MEASURE = wordSearch(data.measures);
const EACH = wordSearch(data.each);
const OF_ONE = wordSearch(data.ofOne, { endings: false });
const GENITIVE = wordSearch(data.genitive, { endings: false });
const TOTAL = wordSearch(data.total);
const CORRECTED = wordSearch(data.corrected, { endings: false });
/** Letters that two forms of one measure share: bag and bags, ganta and gantalu. */
const SAME_MEASURE = 3;

const stands = (search: WordSearch, words: readonly string[], at: number): boolean =>
  at >= 0 && search(words.slice(at, at + 1)) !== null;

function isSameMeasure(a: string | undefined, b: string | undefined): boolean {
  if (!a || !b) return false;
  return keyOf(a).slice(0, SAME_MEASURE) === keyOf(b).slice(0, SAME_MEASURE);
}

interface Figure extends SpokenNumber {
  isMoney: boolean;
  /** Counts what the next word names. */
  isMeasure: boolean;
}

function figuresOf(words: readonly string[], apart: Place | null): Figure[] {
  return numbersIn(words)
    .filter(({ from, to }) => !apart || to <= apart.from || from >= apart.to)
    .filter(({ from, to }) => !(to - from === 1 && isOfOne(words, from)))
    .map((number) => {
      const isMoney = stands(RUPEES, words, number.to) || stands(RUPEES, words, number.from - 1);
      return { ...number, isMoney, isMeasure: !isMoney && stands(MEASURE, words, number.to) };
    });
}

/** "Ek ka", "chi ek", "each one": the word for one that marks a rate. */
const isOfOne = (words: readonly string[], at: number): boolean =>
  keyOf(words[at] ?? '') !== '' &&
  stands(OF_ONE, words, at) &&
  (at === words.length - 1 || stands(GENITIVE, words, at + 1) || stands(GENITIVE, words, at - 1));

/**
 * Whether the price is that of one: a word for "each" stands there, or the measure that was counted is named again beside
 * the price ("2 hours, 800 an hour").
 */
function isRate(words: readonly string[], price: Figure, count: Figure | undefined): boolean {
  if (EACH(words) || words.some((_, at) => isOfOne(words, at))) return true;
  const counted = count && words[count.to];
  const after = stands(RUPEES, words, price.to) ? price.to + 1 : price.to;
  const beside = [words[after], words[after + 1], words[price.from - 1], words[price.from - 2]];
  const others = beside.filter((word, index) => {
    const at = [after, after + 1, price.from - 1, price.from - 2][index] ?? -1;
    return count === undefined || at !== count.to ? word !== undefined : false;
  });
  return others.some((word) => stands(MEASURE, [word ?? ''], 0) && isSameMeasure(word, counted));
}

/** What is said after "no", "sorry", "I mean" stands for what was said before. */
function corrected(words: readonly string[], candidates: readonly Figure[]): Figure | undefined {
  const slip = placesOf(CORRECTED, words).at(-1);
  if (!slip || !candidates.some(({ to }) => to <= slip.from)) return undefined;
  return candidates.find(({ from }) => from >= slip.to);
}

/**
 * The rupees that a text speaks of; null when it names none. The number beside a word for rupees, else the largest that
 * counts nothing else; a rate ("600 a bag") times what it is the rate of. `apart` are words that say a day.
 */
export function rupeesIn(words: readonly string[], apart: Place | null): number | null {
  const figures = figuresOf(words, apart);
  const money = figures.filter(({ isMoney }) => isMoney);
  const free = figures.filter(({ isMeasure }) => !isMeasure);
  const candidates = [money, free, figures].find((some) => some.length > 0) ?? [];
  if (candidates.length === 0) return null;
  const total = TOTAL(words);
  if (total) {
    const distance = (figure: Figure) => Math.abs(figure.from - total.from);
    return [...candidates].sort((a, b) => distance(a) - distance(b))[0]?.value ?? null;
  }
  const second = corrected(words, candidates);
  if (second) return second.value;
  const price = candidates.reduce((a, b) => (b.value > a.value ? b : a));
  const others = figures.filter((figure) => figure !== price && !figure.isMoney);
  const count = others.find(({ isMeasure }) => isMeasure) ?? others[0];
  if (count && isRate(words, price, count))
    return Math.round(price.value * count.value * 100) / 100;
  const small = figures.find(({ isMoney }) => isMoney);
  if (others.length === 1 && others[0] && small && isRate(words, small, others[0]))
    return small.value * others[0].value;
  return price.value;
}

/** Litres that a text speaks of; null when it names none. */
export function litresIn(words: readonly string[]): number | null {
  const litres = wordSearch(data.litres);
  return (
    numbersIn(words).find(({ to }) => stands(litres, words, to))?.value ??
    numbersIn(words)[0]?.value ??
    null
  );
}
