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
  ['साडेएकोणीस', 19.5],
  ['सव्वाआठशे', 825],
  ['నూటయాభై', 150],
  ['donach', 2],
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

it.each([
  ['mustard 5 quintal 40 kilos at 6000', [5.4, 6000]],
  ['one quintal and twenty kilos at 95 a kilo', [1.2, 95]],
  ['2 तास 45 मिनिटे 900', [2.75, 900]],
  ['5 quintal, 40 kilo', [5, 40]],
])('takes a smaller measure behind a larger one for a part of it in %s', (text, values) =>
  expect(figuresOf(entryWords(text), null).map(({ value }) => value)).toEqual(values),
);

it.each([
  ['mustard pioneer 45S46 two packets 1700', [2, 1700]],
  ['seventeen hundred and 19-19-19 one bag 1350', [1700, 1, 1350]],
])('leaves names of digits and letters and grades in %s', (text, values) =>
  expect(valuesOf(text).filter((value) => value !== 19)).toEqual(values),
);

it('takes thousands that are said twice for those of each', () =>
  expect(figuresOf(entryWords('तीन बकरे सात-सात हजार के'), null)).toMatchObject([
    { value: 3 },
    { value: 7000, isTwice: true },
  ]));
