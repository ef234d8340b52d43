import { expect, it } from 'vitest';
import { entryWords } from './entry-words.ts';
import { figuresOf } from './figures.ts';
import { numbersIn } from './numbers.ts';

const valuesOf = (text: string) => numbersIn(entryWords(text)).map(({ value }) => value);

it.each([
  ['ఆరుగురికి', 6],
  ['naluguriki', 4],
  ['ఐదింటికి', 5],
  ['rendintiki', 2],
  ['రెండెకరాలు', 2],
  ['మూడెకరాలకి', 3],
  ['లీటరున్నర', 1.5],
  ['లీటరున్నరే', 1.5],
  ['రూపాయిన్నర', 1.5],
  ['दीडच', 1.5],
  ['चारही', 4],
  ['तीनने', 3],
  ['ఎనిమిదికి', 8],
  ['पंचानबे', 95],
  ['ऐंशीचं', 80],
  ['एकशेवीस', 120],
  ['दोघी', 2],
])('reads the number in %s', (word, value) => expect(valuesOf(word)).toEqual([value]));

it('leaves words that only begin like a number', () =>
  expect(valuesOf('ఆరోగ్యం మూడో रेडा एकाने తినే तिला')).toEqual([]));

it('reads "shekda" as for a hundred, whatever follows', () =>
  expect(valuesOf('शेकडा नऊशे')).toEqual([100, 900]));

it.each([
  ['90 paise each', 0.9],
  ['5 litres 300 ml', 5.3],
  ['రూపాయిన్నర', 1.5],
])('reads smaller units in %s', (text, value) =>
  expect(figuresOf(entryWords(text), null)).toMatchObject([{ value }]),
);
