import { readFileSync } from 'node:fs';
import { cellsOf } from '@ankur/content/csv-line';

/** What one reader, who did not know the label, saw on a photograph whose crop was named. */
export interface Reading {
  /** The condition that fits best, or "none" where no plant of the crop is shown. */
  best: string;
  /** Every condition of the crop that the picture does not speak against. */
  possible: readonly string[];
}

/** How many of the two readers rule a label out. */
export type RuledOutBy = 0 | 1 | 2;

const COLUMNS = ['photograph', 'first_best', 'first_possible', 'second_best', 'second_possible'];

/** The last part of a picture's name, the first ten digits of the original's SHA-1. */
export function photographOf(path: string): string {
  return /([0-9a-f]{10})\.[a-z]+$/.exec(path)?.[1] ?? '';
}

/** Both readings of each photograph. @throws Error when a column is missing or out of place */
export function readBlindReadings(file: string): Map<string, readonly [Reading, Reading]> {
  const [header, ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/).map(cellsOf);
  if (header?.join() !== COLUMNS.join()) throw new Error(`readings need ${COLUMNS.join(', ')}`);
  const reading = (best = '', possible = ''): Reading => ({
    best,
    possible: possible.split('|').filter(Boolean),
  });
  return new Map(
    lines.map(([id = '', ...of]) => [id, [reading(of[0], of[1]), reading(of[2], of[3])]]),
  );
}

/** Readers that rule out `label` ("Crop___Condition"). */
export function ruledOutBy(label: string, readings: readonly [Reading, Reading]): RuledOutBy {
  const condition = label.split('___')[1] ?? '';
  return readings.filter((r) => !r.possible.includes(condition)).length as RuledOutBy;
}
