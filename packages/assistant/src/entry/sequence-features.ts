import { hash } from '../model/features.ts';
import { PAUSE } from './entry-words.ts';
import { type Figure, RUPEES, stands } from './figures.ts';
import { size, told } from './reading-features.ts';

const MOST_TOKENS = 48;
const STEMS = [3, 5] as const;
const ENDINGS = [2, 3] as const;
/** Smaller numbers are told by themselves, larger ones by their size. */
const MOST_EXACT = 12;

/** A sentence as the network reads it, one token for each figure and each other word. */
export interface Sequence {
  /** Hashed features of each token. */
  tokens: readonly (readonly number[])[];
  /** The token of each figure; null of one that stands too far behind. */
  figureAt: readonly (number | null)[];
}

function ofNumber(words: readonly string[], figure: Figure): string[] {
  const { value, isMoney, measure, isTwice, from, to } = figure;
  const place = measure === null ? 'free' : measure >= to ? 'behind' : 'before';
  return [
    '#',
    `# ${size(value)}`,
    `# ${isMoney} ${place}`,
    `# ${Number.isInteger(value)} ${/^\d/.test(words[from] ?? '')}`,
    ...(value <= MOST_EXACT ? [`# =${value}`] : []),
    ...(isTwice ? ['# twice'] : []),
  ];
}

function ofWord(words: readonly string[], at: number, isCrop: boolean): string[] {
  if (words[at] === PAUSE) return [PAUSE];
  const { key, classes } = told(words[at] ?? '');
  return [
    ...classes.map((name) => `@${name}`),
    ...(stands(RUPEES, words, at) ? ['@rupees'] : []),
    ...(isCrop
      ? ['@crop']
      : [
          `=${key}`,
          ...STEMS.map((letters) => `${key.slice(0, letters)}~`),
          ...ENDINGS.map((letters) => `~${key.slice(-letters)}`),
        ]),
  ];
}

const ASKS = '?';

/** The tokens of a sentence with the hashed features of each; one more before them where it asks. */
export function sequenceOf(
  words: readonly string[],
  figures: readonly Figure[],
  isCrop: (word: string) => boolean,
  asks = false,
): Sequence {
  const tokens: number[][] = asks ? [[hash(ASKS)]] : [];
  const figureAt: (number | null)[] = figures.map(() => null);
  for (let at = 0; at < words.length && tokens.length < MOST_TOKENS; ) {
    const index = figures.findIndex(({ from, to }) => at >= from && at < to);
    const figure = figures[index];
    const own = figure ? ofNumber(words, figure) : ofWord(words, at, isCrop(words[at] ?? ''));
    if (figure) figureAt[index] = tokens.length;
    tokens.push(own.map(hash));
    at = figure ? figure.to : at + 1;
  }
  return { tokens, figureAt };
}
