import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loanCost, simpleInterestPaise } from './loan-cost.ts';

const terms = {
  principalPaise: 5_000_000,
  ratePercent: 24,
  startDate: '2026-06-01',
  endDate: '2027-06-01',
};

describe('loanCost', () => {
  it('counts ₹50,000 at 24 % for a year as ₹12,000, and ₹8,500 more than a card at 7 %', () => {
    const cost = loanCost(terms, '2026-11-21', 7);
    expect(cost.byEnd).toEqual({ days: 365, interestPaise: 1_200_000, totalPaise: 6_200_000 });
    expect(cost.cardInterestPaise).toBe(350_000);
    expect(cost.extraPaise).toBe(850_000);
    // 173 days: 50,000 × 0.24 × 173 / 365 = 5,687.671… rupees
    expect(cost.toDate).toEqual({ days: 173, interestPaise: 568_767, totalPaise: 5_568_767 });
  });

  it('has no interest before the first day and continues after the last', () => {
    expect(loanCost(terms, '2026-05-01', 7).toDate.interestPaise).toBe(0);
    expect(loanCost(terms, '2027-06-02', 7).toDate.interestPaise).toBeGreaterThan(1_200_000);
  });

  it('is negative against the card when the loan is cheaper', () => {
    expect(loanCost({ ...terms, ratePercent: 4 }, '2026-11-21', 7).extraPaise).toBe(-150_000);
  });
});

describe('simpleInterestPaise', () => {
  it('rounds half a paisa up', () => {
    // 73 paise at 2.5 % for 100 days: exactly 0.5 paise
    expect(simpleInterestPaise(73, 2.5, 100)).toBe(1);
    expect(simpleInterestPaise(72, 2.5, 100)).toBe(0);
  });

  it('is within half a paisa of the exact value, even for a thousand crore', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e12 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 0, max: 3650 }),
        (principal, rateUnits, days) => {
          const exact = BigInt(principal) * BigInt(rateUnits) * BigInt(days);
          const off =
            BigInt(simpleInterestPaise(principal, rateUnits / 10_000, days)) * 365_000_000n - exact;
          expect(off > -182_500_000n && off <= 182_500_000n).toBe(true);
        },
      ),
    );
  });

  it('increases with principal, rate and time', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e10 }),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 1000 }),
        (principal, rate, days) => {
          const interest = simpleInterestPaise(principal, rate, days);
          expect(simpleInterestPaise(principal + 1, rate, days)).toBeGreaterThanOrEqual(interest);
          expect(simpleInterestPaise(principal, rate + 1, days)).toBeGreaterThanOrEqual(interest);
          expect(simpleInterestPaise(principal, rate, days + 1)).toBeGreaterThanOrEqual(interest);
        },
      ),
    );
  });

  it.each([
    [-1, 7, 1],
    [1.5, 7, 1],
    [1, -7, 1],
    [1, 7, 1.5],
    [1, Number.NaN, 1],
  ])('refuses %d paise at %d %% for %d days', (principal, rate, days) => {
    expect(() => simpleInterestPaise(principal, rate, days)).toThrow(RangeError);
  });
});
