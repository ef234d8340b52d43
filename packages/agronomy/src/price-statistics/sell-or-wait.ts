import { type BackTest, backTest, chooseLag } from './back-test.ts';
import { type HoldingCosts, proceedsAfterHolding } from './holding-costs.ts';
import type { MonthlyPrice } from './monthly-prices.ts';
import { seasonalMovement } from './seasonal-movement.ts';

export type WaitOption = {
  lagMonths: number;
  years: number;
  /** Net of weight lost, store and interest: quartiles over the years, paise for a quintal of today. */
  lowPaise: number;
  middlePaise: number;
  highPaise: number;
};

export type SellOrWait = {
  /** `cannot-tell` wherever the back-test does not beat selling at harvest, or too few years are known. */
  verdict: 'wait' | 'sell-now' | 'cannot-tell';
  waitMonths: number;
  nowPaise: number;
  options: WaitOption[];
  backTest: BackTest;
};

export type SellOrWaitInput = {
  series: readonly MonthlyPrice[];
  /** Month of the decision, `YYYY-MM`; only months before it are used. */
  month: string;
  nowPaise: number;
  costs: HoldingCosts;
  maxLag?: number | undefined;
  minYears?: number | undefined;
};

/** Maximum months of storage, and minimum years for seasonal statistics. */
const MAX_LAG = 6;
const MIN_YEARS = 4;

/**
 * Whether to sell a storable crop now or wait, from past price movements after this calendar month, less
 * holding costs, with a back-test of this advice. Advises waiting only where the back-test supports it.
 */
export function sellOrWait(input: SellOrWaitInput): SellOrWait {
  const { month, nowPaise, costs, maxLag = MAX_LAG, minYears = MIN_YEARS } = input;
  const series = input.series.filter((entry) => entry.month < month);
  const calendarMonth = Number(month.slice(5, 7));
  const rule = { maxLag, minYears, costs };
  const test = backTest(series, calendarMonth, rule);
  const options = seasonalMovement(series, calendarMonth, maxLag)
    .filter((movement) => movement.years >= minYears)
    .map(({ lagMonths, years, lower, median, upper }) => {
      const net = (ratio: number) =>
        Math.round(proceedsAfterHolding(nowPaise, nowPaise * ratio, lagMonths, costs));
      const range = { lowPaise: net(lower), middlePaise: net(median), highPaise: net(upper) };
      return { lagMonths, years, ...range };
    });
  const waitMonths = chooseLag(series, calendarMonth, nowPaise, rule);
  const base = { waitMonths, nowPaise, options, backTest: test };
  if (options.length === 0) return { ...base, verdict: 'cannot-tell' };
  if (waitMonths > 0) return { ...base, verdict: test.beatsHarvest ? 'wait' : 'cannot-tell' };
  const everWaitedWell = test.beatsHarvest;
  return {
    ...base,
    verdict: everWaitedWell || test.years.length === 0 ? 'cannot-tell' : 'sell-now',
  };
}
