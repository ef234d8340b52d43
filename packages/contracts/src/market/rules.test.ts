import { describe, expect, it } from 'vitest';
import { check } from '../http/errors.ts';
import { alertFields, netPriceQuery } from './rules.ts';

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

describe('the figures of a question on prices', () => {
  const asked = (figures: object) => {
    const result = check(netPriceQuery, { commodity: 'Onion', lat: '20', lon: '78', ...figures });
    return result.ok ? result.value : Object.keys(result.failures);
  };

  it('are none where the text is empty', () => {
    expect(asked({ transport: '0', commission: '2.5' })).toMatchObject({
      ...{ lat: 20, lon: 78, quantity: 1, reach_km: 150, transport: 0, commission: 2.5 },
    });
    for (const text of ['', ' ']) {
      const told = asked({ transport: text, commission: text, market_fee: text });
      expect(told).toMatchObject({ lat: 20 });
      expect([told].flatMap(Object.values)).not.toContain(0);
      const nowhere = { lat: text, lon: text, quantity: text, reach_km: text };
      expect(asked(nowhere)).toEqual(['lat', 'lon', 'quantity', 'reach_km']);
    }
  });
});
