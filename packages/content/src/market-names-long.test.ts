import { expect, it } from 'vitest';
import { marketName } from './market-names.ts';

it.each([' ', '\n', '- ', '( ', ' )', 'apmc '])(
  'normalises 200,000 times %j in linear time',
  (part) => {
    const began = performance.now();
    const name = marketName(`Nagpur${part.repeat(200_000)}x`, 'Nagpur', 'Maharashtra');
    expect(performance.now() - began).toBeLessThan(3_000);
    expect(name.length).toBeLessThanOrEqual(200);
  },
);

it('removes committee and extra spaces of an ordinary name', () => {
  expect(marketName('  NAGPUR  ( HINGNA )  APMC -', 'Nagpur', 'Maharashtra')).toBe(
    'Nagpur(Hingna)',
  );
});
