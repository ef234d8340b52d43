import { expect, it } from 'vitest';
import { marketName } from './market-names.ts';

it.each([' ', '\n', '- ', '( ', ' )', 'apmc '])(
  'a name of 200,000 times %j takes no time and stays short',
  (part) => {
    const began = performance.now();
    const name = marketName(`Nagpur${part.repeat(200_000)}x`, 'Nagpur', 'Maharashtra');
    expect(performance.now() - began).toBeLessThan(3_000);
    expect(name.length).toBeLessThanOrEqual(200);
  },
);

it('an ordinary name loses its committee and its stray spaces', () => {
  expect(marketName('  NAGPUR  ( HINGNA )  APMC -', 'Nagpur', 'Maharashtra')).toBe(
    'Nagpur(Hingna)',
  );
});
