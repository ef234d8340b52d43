import { describe, expect, it } from 'vitest';
import cases from './entry-network.test-data.json' with { type: 'json' };
import { hear } from './entry-network.ts';
import { ROLES } from './figure-roles.ts';

describe('hear', () => {
  it.each(cases.map((one, at) => [at, one] as const))(
    'computes what PyTorch does for sentence %i',
    (_, { tokens, figureAt, kinds, roles, pairs }) => {
      const heard = hear({ tokens, figureAt });
      const rolesHeard = roles.map((_, figure) =>
        (['money', 'milk'] as const).flatMap((measured) =>
          ROLES.map((role) => heard.ofRole(figure, role, measured)),
        ),
      );
      const pairsHeard = pairs.map((row, price) =>
        row.map((_, count) => heard.ofPair(price, count)),
      );
      const found = [...heard.kinds, ...rolesHeard.flat(), ...pairsHeard.flat()];
      const apart = [...kinds, ...roles.flat(), ...pairs.flat()].map((score, at) =>
        Math.abs(score - (found[at] ?? Number.NaN)),
      );
      expect(Math.max(...apart)).toBeLessThan(0.005);
    },
  );

  it('hears nothing of figures in a sentence without words', () =>
    expect(hear({ tokens: [[1]], figureAt: [null] }).ofRole(0, 'sum', 'money')).toBe(0));
});
