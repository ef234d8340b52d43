import { describe, expect, it } from 'vitest';
import { pairsOf, readingsOf } from './figure-roles.ts';
import { figuresOf } from './figures.ts';

const valuesOf = (words: string, perCount = 1) =>
  readingsOf(figuresOf(words.split(' '), null), () => perCount).map(({ value }) => value);

describe('readingsOf', () => {
  it('takes numbers alone, multiplied, added up and taken off', () =>
    expect(new Set(valuesOf('4 bags 500 rupees'))).toEqual(new Set([4, 500, 2000, 504, 496, 480])));

  it('adds what two prices come to', () =>
    expect(valuesOf('40 kilos 35 , 20 kilos 20')).toContain(1800));

  it('takes a sum or a share off a price times its count', () => {
    expect(valuesOf('6 packets at 680 less 80')).toContain(4000);
    expect(valuesOf('12 boxes 250 each 8 percent commission')).toContain(2760);
  });

  it('takes a sum off the price of each', () =>
    expect(valuesOf('40 boxes 280 less 12')).toContain(10_720));

  it('takes two sums off one, and what is not paid for off a count', () => {
    expect(valuesOf('bill 38400 commission 768 bags 300')).toContain(37_332);
    expect(valuesOf('20 boxes 330 each 3 rejected')).toContain(5610);
  });

  it('divides by what the price is for', () =>
    expect(valuesOf('300 bunches 900 for 100')).toContain(2700));

  it('reads longer sums in the order in which they are said', () => {
    expect(valuesOf('22 boxes 2200 35 boxes 1700 10 boxes 900')).toContain(116_900);
    expect(valuesOf('30 kilos 105 5 kilos 160 bag 20')).toContain(3970);
    expect(valuesOf('8 urea 267 hamali 80 auto 200')).toContain(2416);
    expect(valuesOf('12 coconuts at 1650 for 10 less 600')).toContain(1380);
    expect(valuesOf('sum 5600 less 200 commission 10')).toContain(4860);
  });

  it('takes nothing off that leaves nothing', () =>
    expect(valuesOf('500 of 500').every((value) => value > 0)).toBe(true));

  it('converts what the price is for', () =>
    expect(valuesOf('2 tonnes 9 rupees', 1000)).toContain(18_000));

  it('reads no telephone number as money', () =>
    expect(valuesOf('number 9822012345 paid 1500')).not.toContain(9_822_012_345));

  it('reads nothing without numbers', () => expect(valuesOf('good morning')).toEqual([]));
});

describe('pairsOf', () => {
  it('gives each count the nearest price', () =>
    expect(
      pairsOf(figuresOf('40 kilos 35 , 20 kilos 30'.split(' '), null), [
        'count',
        'price',
        'count',
        'price',
      ]),
    ).toEqual([
      [1, 0],
      [1, 2],
    ]));
});
