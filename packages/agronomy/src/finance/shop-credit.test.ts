import { describe, expect, it } from 'vitest';
import { creditState } from './shop-credit.ts';

/** Seed and urea for 10,000 rupees at 2 rupees a month on 100. */
const CREDIT = { amountPaise: 1_000_000, takenOn: '2026-06-01', ratePercentMonth: 2, payments: [] };

describe('goods on credit', () => {
  it('cost 24 % in a year at 2 % a month', () => {
    expect(creditState(CREDIT, '2027-06-01')).toEqual({
      ...{ paidPaise: 0, interestPaise: 240_000, owedPaise: 1_240_000, costPaise: 240_000 },
    });
  });

  it('pay interest first, then the amount', () => {
    // 73 days are a fifth of a year: 4.8 % of 10,000 are 480 rupees; 5,480 leave 5,000, on which another 73 days cost 240.
    const payments = [{ date: '2026-08-13', amountPaise: 548_000 }];
    expect(creditState({ ...CREDIT, payments }, '2026-10-25')).toEqual({
      ...{ paidPaise: 548_000, interestPaise: 72_000, owedPaise: 524_000, costPaise: 72_000 },
    });
  });

  it('owe nothing once all is paid, and count no payment that lies ahead', () => {
    const payments = [{ date: '2026-06-01', amountPaise: 1_000_000 }];
    expect(creditState({ ...CREDIT, payments }, '2026-12-01')).toMatchObject({
      ...{ owedPaise: 0, costPaise: 0 },
    });
    const ahead = [{ date: '2026-12-02', amountPaise: 1_000_000 }];
    expect(creditState({ ...CREDIT, payments: ahead }, '2026-06-01').owedPaise).toBe(1_000_000);
  });

  it('would cost 7 % in a year on the Kisan Credit Card', () => {
    const card = { ...CREDIT, ratePercentMonth: 7 / 12 };
    expect(creditState(card, '2027-06-01').costPaise).toBe(70_000);
  });
});
