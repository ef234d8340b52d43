import data from '../../data/entry/words.json' with { type: 'json' };
import { PAUSE } from './entry-words.ts';
import type { SpokenNumber } from './numbers.ts';
import { keyOf } from './word-key.ts';
import { type WordSearch, wordSearch } from './word-search.ts';

const searchOf = (words: readonly string[]): WordSearch => wordSearch(words, { endings: 'cases' });
const weights = Object.entries(data.units).map(([kilos, words]) => ({
  size: Number(kilos),
  search: searchOf(words),
}));
/** Measures of one thing with their sizes: kilos, hours. */
const FAMILIES = [
  [{ size: 0.001, search: searchOf(data.compound.grams) }, ...weights],
  [
    { size: 1 / 60, search: searchOf(data.compound.minutes) },
    { size: 1, search: searchOf(data.compound.hours) },
  ],
];
const AND: ReadonlySet<string> = new Set(data.compound.and.map(keyOf));

const isOf = (search: WordSearch, word: string): boolean => word !== PAUSE && !!search([word]);

/**
 * What a number behind a larger measure adds to it ("five quintals, forty kilos" are 5.4 quintals), with the index of the larger
 * measure and that behind the smaller; null when it begins something else.
 */
export function restOfMeasure(
  words: readonly string[],
  before: SpokenNumber,
  number: SpokenNumber,
): { value: number; measure: number; to: number } | null {
  const between = words.slice(before.to + 1, number.from);
  if (number.from <= before.to || !between.every((word) => AND.has(keyOf(word)))) return null;
  const [larger = '', smaller = ''] = [words[before.to], words[number.to]];
  for (const family of FAMILIES) {
    const one = family.find(({ search }) => isOf(search, larger));
    const other = family.find(({ search }) => isOf(search, smaller));
    if (one && other && other.size < one.size && number.value * other.size < one.size)
      return {
        value: (number.value * other.size) / one.size,
        measure: before.to,
        to: number.to + 1,
      };
  }
  return null;
}
