import { describe, expect, it } from 'vitest';
import { backTest, chooseLag, holdingGainPct } from './back-test.ts';
import { type HoldingCosts, proceedsAfterHolding } from './holding-costs.ts';
import { addMonths, type MonthlyPrice } from './monthly-prices.ts';
import { seasonalMovement, seasonalRatios } from './seasonal-movement.ts';
import { sellOrWait } from './sell-or-wait.ts';

const COSTS: HoldingCosts = {
  lossPctPerMonth: 2,
  interestPctPerYear: 12,
  storagePaisePerMonth: 1000,
};

/** Prices from 2012 to 2023 that follow a yearly pattern of twelve factors, with some change from year to year. */
function years(factor: (calendarMonth: number, year: number) => number): MonthlyPrice[] {
  return Array.from({ length: 144 }, (_, index) => {
    const month = addMonths('2012-01', index);
    const price = 200_000 * factor((index % 12) + 1, 2012 + Math.floor(index / 12));
    return { month, modalPaise: Math.round(price), days: 20 };
  });
}

const flat = years(() => 1);
const lean = years((month) => (month >= 8 && month <= 11 ? 1.6 : 1));
const coin = years((month, year) => (month >= 6 && month <= 11 ? (year % 2 === 0 ? 1.7 : 0.5) : 1));

describe('holding', () => {
  it('costs weight, storage and interest', () => {
    // Three months at ₹2,600: 2600 × 0.98³ = 2447.10; less 30 for the store, less 2000 × 12 % × 3/12 = 60.
    expect(proceedsAfterHolding(200_000, 260_000, 3, COSTS)).toBeCloseTo(235_709.92, 1);
    expect(holdingGainPct(200_000, 1.3, 3, COSTS)).toBeCloseTo(17.85, 1);
    expect(holdingGainPct(200_000, 1, 6, COSTS)).toBeLessThan(-15);
  });
});

describe('seasonal movement', () => {
  it('compares with the month of harvest, year by year', () => {
    expect(seasonalRatios(lean, 5, 4)).toHaveLength(12);
    expect(seasonalRatios(lean, 5, 4)[0]).toEqual({ year: 2012, ratio: 1.6 });
    const movement = seasonalMovement(coin, 5, 2)[1];
    expect(movement).toMatchObject({ lagMonths: 2, years: 12, median: 1.1 });
    expect(movement?.lower).toBeCloseTo(0.5);
    expect(movement?.upper).toBeCloseTo(1.7);
  });

  it('leaves out lags and years without reports', () => {
    const gaps = lean.filter((entry) => !entry.month.startsWith('2015-09'));
    expect(seasonalRatios(gaps, 5, 4)).toHaveLength(11);
    expect(seasonalMovement([], 5, 6)).toEqual([]);
  });
});

describe('back-test', () => {
  const rule = { maxLag: 6, minYears: 4, costs: COSTS };

  it('waits for a rise that recurs every year, with a significant back-test', () => {
    const test = backTest(lean, 5, rule);
    expect(test.years.map(({ year }) => year)).toEqual([
      2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023,
    ]);
    expect(test).toMatchObject({ waits: 8, wins: 8, beatsHarvest: true });
    expect(test.years[0]).toMatchObject({ lagMonths: 3 });
    expect(test.worstGainPct).toBeGreaterThan(40);
  });

  it('sells at once where prices are constant', () => {
    const test = backTest(flat, 5, rule);
    expect(test).toMatchObject({ waits: 0, beatsHarvest: false, meanGainPct: null });
    expect(test.years.every(({ gainPct }) => gainPct === 0)).toBe(true);
  });

  it('uses only years before the tested one', () => {
    const changed = lean.map((entry) =>
      entry.month >= '2019-06' ? { ...entry, modalPaise: 1 } : entry,
    );
    const before = backTest(lean, 5, rule).years.filter(({ year }) => year <= 2019);
    const after = backTest(changed, 5, rule).years.filter(({ year }) => year <= 2019);
    expect(after.map(({ lagMonths }) => lagMonths)).toEqual(
      before.map(({ lagMonths }) => lagMonths),
    );
    expect(chooseLag(lean.slice(0, 24), 5, 200_000, rule)).toBe(0);
  });
});

describe('sell now or wait', () => {
  const now = { month: '2024-05', nowPaise: 200_000, costs: COSTS };

  it('advises waiting, with a range, where waiting has paid', () => {
    const advice = sellOrWait({ ...now, series: lean });
    expect(advice).toMatchObject({ verdict: 'wait', waitMonths: 3 });
    const option = advice.options.find(({ lagMonths }) => lagMonths === 3);
    expect(option?.middlePaise).toBeGreaterThan(280_000);
    expect(option?.lowPaise).toBeLessThanOrEqual(option?.middlePaise ?? 0);
  });

  it('advises selling where nothing is gained', () => {
    expect(sellOrWait({ ...now, series: flat }).verdict).toBe('sell-now');
  });

  it('cannot tell where gains and losses have alternated or years are missing', () => {
    const advice = sellOrWait({ ...now, series: coin });
    expect(advice.verdict).not.toBe('wait');
    expect(advice.backTest.beatsHarvest).toBe(false);
    expect(sellOrWait({ ...now, series: lean.slice(-30) }).verdict).toBe('cannot-tell');
    expect(sellOrWait({ ...now, series: [] })).toMatchObject({ options: [], waitMonths: 0 });
  });

  it('uses no future month', () => {
    const early = { ...now, month: '2020-05' };
    const known = lean.filter((entry) => entry.month < '2020-05');
    expect(sellOrWait({ ...early, series: lean })).toEqual(sellOrWait({ ...early, series: known }));
  });
});
