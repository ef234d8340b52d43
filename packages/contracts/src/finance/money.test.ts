import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountProblem, rateProblem, readNumber, toPaise, toRupees } from './money.ts';

describe('amountProblem', () => {
  it.each([0.01, 1, '1500.50', ' 20 ', 150000.75, 1e10, '0.1'])('accepts %j', (input) => {
    expect(amountProblem(input)).toBeNull();
  });

  it.each([0, -1, '0', '', 'abc', null, undefined, Number.NaN, {}, true, '1,500', '0x10', '1e3'])(
    'asks for a positive number instead of %j',
    (input) => expect(amountProblem(input)).toBe('amount_not_positive'),
  );

  it.each([1.001, '10.999', 0.005, 1e-7, 1234567.891])(
    'refuses fractions of a paisa: %j',
    (input) => expect(amountProblem(input)).toBe('amount_decimals'),
  );

  it.each([1e10 + 1, '10000000000.01', Number.POSITIVE_INFINITY])(
    'refuses the implausible %j',
    (input) => expect(amountProblem(input)).toBe('amount_too_large {"max_rupees":10000000000}'),
  );
});

describe('rateProblem', () => {
  it.each([0, '0', 7, 24.5, '12.25'])('accepts %j', (input) =>
    expect(rateProblem(input)).toBeNull(),
  );
  it.each([-0.1, '-3', '', 'seven', null])('refuses %j', (input) =>
    expect(rateProblem(input)).toBe('rate_negative'),
  );
});

describe('paise', () => {
  it('round-trip through rupees, up to the largest amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e12 }), (paise) => {
        const wire = JSON.parse(JSON.stringify(toRupees(paise))) as number;
        expect(amountProblem(wire)).toBeNull();
        expect(toPaise(readNumber(wire))).toBe(paise);
        expect(toPaise(readNumber((paise / 100).toFixed(2)))).toBe(paise);
      }),
    );
  });
});
