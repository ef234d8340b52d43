import data from '../../data/entry/words.json' with { type: 'json' };
import { numbersIn, type SpokenNumber } from './numbers.ts';
import { type Place, wordSearch } from './word-search.ts';

const RUPEES = wordSearch(data.rupees);
const MEASURE = wordSearch(data.measures);
const EACH = wordSearch(data.each);
const TOTAL = wordSearch(data.total);

const stands = (search: typeof RUPEES, words: readonly string[], at: number): boolean =>
  search(words.slice(at, at + 1)) !== null;

interface Figure extends SpokenNumber {
  isMoney: boolean;
  isMeasure: boolean;
}

function figuresOf(words: readonly string[], apart: Place | null): Figure[] {
  return numbersIn(words)
    .filter(({ from, to }) => !apart || to <= apart.from || from >= apart.to)
    .map((number) => {
      const isMoney = stands(RUPEES, words, number.to) || stands(RUPEES, words, number.from - 1);
      return { ...number, isMoney, isMeasure: !isMoney && stands(MEASURE, words, number.to) };
    });
}

/**
 * The rupees that a text speaks of; null when it names none. The number beside a word for rupees, else the largest that
 * counts nothing else; a rate ("600 a bag") times the number of bags. `apart` are words that say a day.
 */
export function rupeesIn(words: readonly string[], apart: Place | null): number | null {
  const figures = figuresOf(words, apart);
  const money = figures.filter(({ isMoney }) => isMoney);
  const counted = figures.filter(({ isMeasure }) => isMeasure);
  const candidates = money.length > 0 ? money : figures.filter(({ isMeasure }) => !isMeasure);
  const [first] = candidates;
  if (!first) return null;
  const total = TOTAL(words);
  if (total) {
    const near = (figure: Figure) => Math.abs(figure.from - total.from);
    return [...candidates].sort((a, b) => near(a) - near(b))[0]?.value ?? null;
  }
  const [count] = counted;
  if (candidates.length === 1 && counted.length === 1 && count && EACH(words))
    return first.value * count.value;
  return Math.max(...candidates.map(({ value }) => value));
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
