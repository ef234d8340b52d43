import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROAD_FACTOR, roadDistanceKm, straightDistanceKm } from './distance.ts';
import { addMonths, dailyMedians, monthlyPrices } from './monthly-prices.ts';
import { netPriceAtGate, rankOffers, type SellingCosts } from './net-price.ts';
import { isHundredfoldSlip, rowProblem } from './price-row.ts';
import { median, medianPaise, quantile } from './quantile.ts';

const COSTS: SellingCosts = {
  transportPaisePerKmQuintal: 150,
  commissionPct: 2,
  marketFeePct: 1,
  handlingPaisePerQuintal: 1250,
};

describe('quantiles', () => {
  it('interpolate between neighbours', () => {
    expect(quantile([1, 2, 3, 4], 0.25)).toBe(1.75);
    expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
    expect(median([7])).toBe(7);
    expect(medianPaise([101, 102])).toBe(102);
    expect(median([])).toBeNull();
    expect(() => quantile([1], 1.5)).toThrow(RangeError);
  });

  it('lie between the extremes and are robust against one outlier', () => {
    const prices = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 3 });
    fc.assert(
      fc.property(prices, (values) => {
        const middle = median(values) ?? Number.NaN;
        expect(middle).toBeGreaterThanOrEqual(Math.min(...values));
        expect(middle).toBeLessThanOrEqual(Math.max(...values));
        const wild = median([...values, 10 ** 12]) ?? Number.NaN;
        expect(wild).toBeLessThanOrEqual(Math.max(...values));
      }),
    );
  });
});

describe('impossible rows', () => {
  const good = { minPaise: 180_000, modalPaise: 210_000, maxPaise: 250_000 };

  it.each([
    [good, null],
    [{ ...good, minPaise: 210_000, maxPaise: 210_000 }, null],
    [{ ...good, minPaise: 220_000 }, 'min-above-modal'],
    [{ ...good, maxPaise: 200_000 }, 'modal-above-max'],
    [{ ...good, minPaise: 0 }, 'zero-or-negative'],
    [{ ...good, modalPaise: -1 }, 'zero-or-negative'],
    [{ ...good, maxPaise: Number.NaN }, 'not-a-number'],
  ])('%o: %s', (row, problem) => {
    expect(rowProblem(row)).toBe(problem);
  });

  it('detects a price per kilogram among prices per quintal, but not an expensive season', () => {
    const perKg = { minPaise: 1800, modalPaise: 2100, maxPaise: 2500 };
    expect(rowProblem(perKg, 205_000)).toBe('hundredfold-slip');
    expect(isHundredfoldSlip(20_500_000, 205_000)).toBe(true);
    expect(isHundredfoldSlip(900_000, 100_000)).toBe(false);
    expect(isHundredfoldSlip(5, 0)).toBe(false);
  });
});

describe('daily and monthly prices', () => {
  it('take the median of the day, then of the month, and count the days', () => {
    const rows = [
      { date: '2024-05-02', modalPaise: 100 },
      { date: '2024-05-02', modalPaise: 300 },
      { date: '2024-05-02', modalPaise: 90_000 },
      { date: '2024-05-03', modalPaise: 200 },
      { date: '2024-05-09', modalPaise: 250 },
      { date: '2024-07-01', modalPaise: 500 },
    ];
    expect(dailyMedians(rows)[0]).toEqual({ date: '2024-05-02', modalPaise: 300 });
    expect(monthlyPrices(rows)).toEqual([
      { month: '2024-05', modalPaise: 250, days: 3 },
      { month: '2024-07', modalPaise: 500, days: 1 },
    ]);
    expect(monthlyPrices([])).toEqual([]);
  });

  it('count months across years', () => {
    expect(addMonths('2024-11', 3)).toBe('2025-02');
    expect(addMonths('2024-01', -1)).toBe('2023-12');
    expect(addMonths('2024-12', 0)).toBe('2024-12');
  });
});

describe('net price at the gate', () => {
  it('subtracts transport, commission, fee and handling from the modal price', () => {
    // ₹4,600 less 62 km × ₹1.50, 2 %, 1 % and ₹12.50: 4600 − 93 − 92 − 46 − 12.50.
    expect(netPriceAtGate(460_000, 62, COSTS)).toEqual({
      modalPaise: 460_000,
      transportPaise: 9300,
      commissionPaise: 9200,
      marketFeePaise: 4600,
      handlingPaise: 1250,
      netPaise: 435_650,
    });
  });

  it('ranks offers by net price, for any offers', () => {
    const offer = fc.record({
      mandi: fc.string(),
      modalPaise: fc.integer({ min: 1000, max: 2_000_000 }),
      distanceKm: fc.double({ min: 0, max: 500, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(offer, { minLength: 1, maxLength: 30 }), (offers) => {
        const ranked = rankOffers(offers, COSTS);
        const brute = Math.max(
          ...offers.map(({ modalPaise, distanceKm }) => {
            const fees =
              Math.round((modalPaise * 2) / 100) + Math.round((modalPaise * 1) / 100) + 1250;
            return modalPaise - fees - Math.round(distanceKm * 150);
          }),
        );
        expect(ranked).toHaveLength(offers.length);
        expect(ranked[0]?.net.netPaise).toBe(brute);
        expect(ranked.every(({ net }) => Number.isInteger(net.netPaise))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('refuses a negative cost or distance', () => {
    expect(() => netPriceAtGate(1000, -1, COSTS)).toThrow(RangeError);
    expect(() => netPriceAtGate(1000, 1, { ...COSTS, commissionPct: -2 })).toThrow(RangeError);
    expect(() => netPriceAtGate(1000, Number.NaN, COSTS)).toThrow(RangeError);
  });
});

describe('distance', () => {
  const nagpur = { latitudeDeg: 21.1458, longitudeDeg: 79.0882 };
  const yavatmal = { latitudeDeg: 20.3888, longitudeDeg: 78.1204 };

  it('from Nagpur to Yavatmal is 131 km as the crow flies', () => {
    expect(straightDistanceKm(nagpur, yavatmal)).toBeCloseTo(131.3, 0);
    expect(roadDistanceKm(nagpur, yavatmal)).toBeCloseTo(131.3 * ROAD_FACTOR, 0);
    expect(straightDistanceKm(nagpur, nagpur)).toBe(0);
  });

  it('is symmetric and at most half the circumference', () => {
    const point = fc.record({
      latitudeDeg: fc.double({ min: -90, max: 90, noNaN: true }),
      longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(point, point, (a, b) => {
        const there = straightDistanceKm(a, b);
        expect(there).toBeCloseTo(straightDistanceKm(b, a), 6);
        expect(there).toBeLessThanOrEqual(20_015.2);
      }),
    );
  });
});
