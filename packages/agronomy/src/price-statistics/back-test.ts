import { type HoldingCosts, proceedsAfterHolding } from './holding-costs.ts';
import { addMonths, type MonthlyPrice } from './monthly-prices.ts';
import { median } from './quantile.ts';
import { seasonalRatios } from './seasonal-movement.ts';

export type BackTestRule = { maxLag: number; minYears: number; costs: HoldingCosts };

/** Result of the rule in a year, based only on the years before it. */
export type BackTestYear = {
  year: number;
  /** Months of waiting; 0 is selling at harvest. */
  lagMonths: number;
  /** Gain over selling at harvest, net of holding; percent. */
  gainPct: number;
  /** Gain of the best month of that year, in hindsight. */
  hindsightGainPct: number;
};

export type BackTest = {
  years: BackTestYear[];
  waits: number;
  wins: number;
  meanGainPct: number | null;
  medianGainPct: number | null;
  worstGainPct: number | null;
  /** Whether following the rule has clearly beaten selling at harvest. */
  beatsHarvest: boolean;
};

/** Minimum median gain (percent) to wait. */
const MARGIN_PCT = 3;

/** Minimum number of waits, and share of them won, for a significant rule. */
const MIN_WAITS = 3;
const MIN_WIN_PART = 2 / 3;

/** Net gain (percent) over selling now of waiting for a price that is `ratio` of today's. */
export function holdingGainPct(
  pricePaise: number,
  ratio: number,
  lagMonths: number,
  costs: HoldingCosts,
): number {
  const late = proceedsAfterHolding(pricePaise, pricePaise * ratio, lagMonths, costs);
  return (late / pricePaise - 1) * 100;
}

/** Months to wait by the median net gain of the years given; 0 when none clears the margin or too few years are known. */
export function chooseLag(
  past: readonly MonthlyPrice[],
  calendarMonth: number,
  pricePaise: number,
  rule: BackTestRule,
): number {
  let best = { lagMonths: 0, gainPct: MARGIN_PCT };
  for (let lagMonths = 1; lagMonths <= rule.maxLag; lagMonths += 1) {
    const ratios = seasonalRatios(past, calendarMonth, lagMonths);
    if (ratios.length < rule.minYears) continue;
    const gains = ratios.map(({ ratio }) =>
      holdingGainPct(pricePaise, ratio, lagMonths, rule.costs),
    );
    const gainPct = median(gains) ?? 0;
    if (gainPct > best.gainPct) best = { lagMonths, gainPct };
  }
  return best.lagMonths;
}

function testYear(
  series: readonly MonthlyPrice[],
  harvest: MonthlyPrice,
  rule: BackTestRule,
): BackTestYear | null {
  const past = series.filter((entry) => entry.month < harvest.month);
  const calendarMonth = Number(harvest.month.slice(5, 7));
  const known = seasonalRatios(past, calendarMonth, 1).length;
  if (known < rule.minYears) return null;
  const lagMonths = chooseLag(past, calendarMonth, harvest.modalPaise, rule);
  const gainAfter = (lag: number): number | null => {
    if (lag === 0) return 0;
    const later = series.find((entry) => entry.month === addMonths(harvest.month, lag));
    if (later === undefined) return null;
    return holdingGainPct(
      harvest.modalPaise,
      later.modalPaise / harvest.modalPaise,
      lag,
      rule.costs,
    );
  };
  const gainPct = gainAfter(lagMonths);
  if (gainPct === null) return null;
  const lags = Array.from({ length: rule.maxLag + 1 }, (_, lag) => gainAfter(lag) ?? 0);
  const year = Number(harvest.month.slice(0, 4));
  return { year, lagMonths, gainPct, hindsightGainPct: Math.max(...lags) };
}

/**
 * Walk-forward test of "sell now or wait" at one calendar month: every year with only the years before it, against selling
 * at once. It beats that only after at least three waits of which two thirds won, with a median above 0.
 */
export function backTest(
  series: readonly MonthlyPrice[],
  calendarMonth: number,
  rule: BackTestRule,
): BackTest {
  const years = series
    .filter((entry) => Number(entry.month.slice(5, 7)) === calendarMonth)
    .map((harvest) => testYear(series, harvest, rule))
    .filter((year) => year !== null);
  const waited = years.filter((year) => year.lagMonths > 0);
  const wins = waited.filter((year) => year.gainPct > 0).length;
  const gains = waited.map((year) => year.gainPct);
  const total = gains.reduce((sum, gain) => sum + gain, 0);
  const medianGainPct = median(gains);
  return {
    years,
    waits: waited.length,
    wins,
    meanGainPct: gains.length === 0 ? null : total / gains.length,
    medianGainPct,
    worstGainPct: gains.length === 0 ? null : Math.min(...gains),
    beatsHarvest:
      waited.length >= MIN_WAITS &&
      wins >= waited.length * MIN_WIN_PART &&
      (medianGainPct ?? 0) > 0,
  };
}
