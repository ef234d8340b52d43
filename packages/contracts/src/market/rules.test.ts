import { describe, expect, it } from 'vitest';
import { check } from '../http/errors.ts';
import { alertFields } from './rules.ts';

const codesOf = (price: unknown) => {
  const result = check(alertFields, { commodity: 'Onion', state: 'Maharashtra', price });
  return result.ok ? [] : result.failures.price?.map((failure) => String(failure));
};

describe('the price of an alert', () => {
  it.each([0.01, 2400, 2400.5, 999.99])('may be %d', (price) => expect(codesOf(price)).toEqual([]));

  it.each([0, -1, -1e-9])('is positive, unlike %d', (price) => {
    expect(codesOf(price)).toEqual(['price_not_positive']);
  });

  it.each([0.001, 1e-7, Number.MIN_VALUE, 2400.005])('has two decimals, unlike %d', (price) => {
    expect(codesOf(price)).toEqual(['price_decimals']);
  });
});
