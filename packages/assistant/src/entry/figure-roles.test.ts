import { describe, expect, it } from 'vitest';
import { readingsOf } from './figure-roles.ts';
import { figuresOf } from './figures.ts';

const valuesOf = (words: string, perCount = 1) =>
  readingsOf(figuresOf(words.split(' '), null), () => perCount).map(({ value }) => value);

describe('readingsOf', () => {
  it('takes numbers alone, multiplied and added up', () =>
    expect(new Set(valuesOf('4 bags 500 rupees'))).toEqual(new Set([4, 500, 2000, 504])));

  it('converts what the price is for', () =>
    expect(valuesOf('2 tonnes 9 rupees', 1000)).toContain(18_000));

  it('reads no telephone number as money', () =>
    expect(valuesOf('number 9822012345 paid 1500')).not.toContain(9_822_012_345));

  it('reads nothing without numbers', () => expect(valuesOf('good morning')).toEqual([]));
});
