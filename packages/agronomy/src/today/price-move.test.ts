import { describe, expect, it } from 'vitest';
import { priceMove } from './price-move.ts';
import { lossStake, priceMoveStake } from './stakes.ts';

describe('priceMove', () => {
  it('tells a price that moved by a twentieth in the middle of the mandis', () => {
    const pairs = [
      { now: 5250, before: 5000 },
      { now: 5400, before: 5100 },
      { now: 5000, before: 5000 },
    ];
    expect(priceMove(pairs)).toEqual({ price: 5250, change: 250, share: 0.05, mandis: 3 });
    expect(priceMove([{ now: 4000, before: 5000 }])).toMatchObject({ change: -1000, share: 0.2 });
  });

  it('says nothing of a smaller move, of one mandi that jumps, and of no prices', () => {
    expect(priceMove([{ now: 5249, before: 5000 }])).toBeNull();
    const jump = { now: 9000, before: 5000 };
    expect(priceMove([jump, { now: 5000, before: 5000 }, { now: 5010, before: 5000 }])).toBeNull();
    expect(priceMove([])).toBeNull();
    expect(priceMove([{ now: 5000, before: 0 }])).toBeNull();
  });
});

describe('priceMoveStake', () => {
  it('is the share of the harvest, and a tenth of it while nothing can be sold yet', () => {
    expect(priceMoveStake(2, 0.1, true)).toBe(lossStake(2) * 0.1);
    expect(priceMoveStake(2, 0.1, false)).toBeCloseTo(lossStake(2) * 0.01);
  });
});
