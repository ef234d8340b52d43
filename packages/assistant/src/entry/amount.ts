import { figuresOf } from './figures.ts';
import { bestReading } from './reading-scores.ts';
import type { Place } from './word-search.ts';

/** The rupees that a text speaks of; null when it names none. `apart` are words that say a day. */
export const rupeesIn = (words: readonly string[], apart: Place | null): number | null =>
  bestReading(words, figuresOf(words, apart), 'money');

/** Litres that a text speaks of; null when it names none. */
export const litresIn = (words: readonly string[], apart: Place | null): number | null =>
  bestReading(words, figuresOf(words, apart), 'milk');
