import model from '../../data/entry/readings.json' with { type: 'json' };
import data from '../../data/entry/words.json' with { type: 'json' };
import { linearModel } from '../language/hashed-weights.ts';
import { pairsOf, type Reading, type Role, readingsOf } from './figure-roles.ts';
import { type Figure, stands } from './figures.ts';
import { type Measured, readingFeatures } from './reading-features.ts';
import { wordSearch } from './word-search.ts';

const sumsOf = linearModel(model.weights, 1);
const UNITS = Object.entries(data.units).map(([kilos, words]) => ({
  kilos: Number(kilos),
  search: wordSearch(words, { endings: 'cases' }),
}));
/** Words from a price on which the unit that it is for may stand. */
const NEAR = 2;

function kilosOf(words: readonly string[], at: number): number | null {
  return UNITS.find(({ search }) => stands(search, words, at))?.kilos ?? null;
}

/** How many of what a price is for one of what was counted is: a tonne at so much a kilo is a thousand. */
export function perCountIn(words: readonly string[], figures: readonly Figure[]) {
  return (price: Figure, count: Figure): number => {
    const counted = count.measure === null ? null : kilosOf(words, count.measure);
    if (counted === null) return 1;
    const isApart = (at: number) =>
      !figures.some((one) => at >= one.from && at < one.to) && at !== count.measure;
    for (let away = 0; away <= NEAR; away += 1)
      for (const at of [price.to + away, price.from - 1 - away]) {
        const kilos = isApart(at) ? kilosOf(words, at) : null;
        if (kilos !== null) return counted / kilos;
      }
    return 1;
  };
}

/** The readings of a sentence's figures as one amount, and the buckets of the features of each. */
export function readingsWith(
  words: readonly string[],
  figures: readonly Figure[],
  measured: Measured,
  buckets: number,
): { readings: Reading[]; features: number[][] } {
  const readings = readingsOf(figures, perCountIn(words, figures));
  return { readings, features: readingFeatures(words, figures, readings, measured, buckets) };
}

/** What a network that heard the sentence says of a reading; `linear` is what one of the whole sums is worth beside it. */
interface HeardRoles {
  ofRole: (figure: number, role: Role, measured: Measured) => number;
  ofPair: (price: number, count: number) => number;
  linear: number;
}

function heardOf(
  { ofRole, ofPair }: HeardRoles,
  figures: readonly Figure[],
  { roles }: Reading,
  measured: Measured,
): number {
  const ofRoles = roles.reduce((sum, role, at) => sum + ofRole(at, role, measured), 0);
  return pairsOf(figures, roles).reduce((sum, pair) => sum + ofPair(...pair), ofRoles);
}

/** The reading of the figures of a sentence that fits its words best; null when there are none. */
export function bestReading(
  words: readonly string[],
  figures: readonly Figure[],
  measured: Measured,
  heard: HeardRoles | null = null,
): Reading | null {
  const { readings, features } = readingsWith(words, figures, measured, model.buckets);
  const scores = readings.map((reading, at) => {
    const sum = sumsOf(features[at] ?? [])[0] ?? 0;
    return heard ? sum * heard.linear + heardOf(heard, figures, reading, measured) : sum;
  });
  return readings[scores.indexOf(Math.max(...scores))] ?? null;
}
