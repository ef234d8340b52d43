import { figuresOf } from './figures.ts';
import { bestReading } from './reading-scores.ts';

/** The rupees that words speak of where nothing but a number is asked for; null when they name none. */
export const rupeesIn = (words: readonly string[]): number | null =>
  bestReading(words, figuresOf(words, null), 'money')?.value ?? null;
