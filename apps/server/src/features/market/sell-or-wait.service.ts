import {
  DEFAULT_MONTHLY_LOSS_PCT,
  type HoldingCosts,
} from '@ankur/agronomy/price-statistics/holding-costs';
import { sellOrWait } from '@ankur/agronomy/price-statistics/sell-or-wait';
import { findCommodity } from '@ankur/content/commodities';
import type { WaitAnswer } from '@ankur/contracts/market/endpoints';
import type { WaitQuery } from '@ankur/contracts/market/rules';
import { rupees } from './market.mapper.ts';
import { namesOf } from './market.service.ts';
import type { PriceReader } from './store/price-reader.ts';

/** Defaults that the farmer can correct: interest of a short crop loan, and storage rent with bags. */
const INTEREST_PCT = 12;
const STORAGE_PAISE = 1000;

/** Four years of prices are needed for advice. */
const MONTHS_TO_TELL = 48;

const PULSES = /gram|tur|arhar|lentil|masur|moong|urd|peas|rajmah/i;
const OILSEEDS = /soya|groundnut|mustard|sesam|sunflower|linseed|castor|safflower|cotton|copra/i;

function lossOf(commodity: string): number {
  if (/onion/i.test(commodity)) return DEFAULT_MONTHLY_LOSS_PCT.onion;
  if (/potato/i.test(commodity)) return DEFAULT_MONTHLY_LOSS_PCT.potato;
  if (PULSES.test(commodity)) return DEFAULT_MONTHLY_LOSS_PCT.pulse;
  return OILSEEDS.test(commodity)
    ? DEFAULT_MONTHLY_LOSS_PCT.oilseed
    : DEFAULT_MONTHLY_LOSS_PCT.cereal;
}

function costsOf(query: WaitQuery): HoldingCosts {
  return {
    lossPctPerMonth: query.loss ?? lossOf(query.commodity),
    interestPctPerYear: query.interest ?? INTEREST_PCT,
    storagePaisePerMonth: query.storage === undefined ? STORAGE_PAISE : query.storage * 100,
  };
}

const UNTESTED: WaitAnswer['back_test'] = {
  years: [],
  waits: 0,
  wins: 0,
  median_gain_percent: null,
  worst_gain_percent: null,
  beats_harvest: false,
};
const tenth = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10);

/** Advice to sell now or wait, from the newest known month; "cannot tell" where the back-test does not support it. */
export async function adviseWaiting(reader: PriceReader, query: WaitQuery): Promise<WaitAnswer> {
  const costs = costsOf(query);
  const base = {
    price_now: null,
    month: null,
    lag_months: 0,
    after_wait: null,
    years_known: 0,
    back_test: UNTESTED,
    costs: {
      loss: costs.lossPctPerMonth,
      interest: costs.interestPctPerYear,
      storage: rupees(costs.storagePaisePerMonth),
    },
    markets: [],
    sample: false,
  };
  const commodity = findCommodity(query.commodity);
  if (!commodity?.keeps) return { ...base, verdict: 'does-not-keep' };
  const named = namesOf(query);
  if (!named) return { ...base, verdict: 'cannot-tell' };
  const months = await reader.allMonths(commodity.name, named.area, query.market);
  const markets = await reader.marketsKnownFor(commodity.name, named.area, MONTHS_TO_TELL);
  const now = months.at(-1);
  if (!now) return { ...base, markets, verdict: 'cannot-tell' };
  const advice = sellOrWait({
    series: months,
    month: now.month,
    nowPaise: now.modalPaise,
    costs,
  });
  const chosen =
    advice.options.find((option) => option.lagMonths === advice.waitMonths) ??
    advice.options.at(-1);
  return {
    ...base,
    markets,
    verdict: advice.verdict === 'sell-now' ? 'sell' : advice.verdict,
    price_now: rupees(now.modalPaise),
    month: now.month,
    lag_months: chosen?.lagMonths ?? 0,
    after_wait: chosen
      ? {
          lower: rupees(chosen.lowPaise),
          median: rupees(chosen.middlePaise),
          upper: rupees(chosen.highPaise),
        }
      : null,
    years_known: chosen?.years ?? 0,
    back_test: {
      years: advice.backTest.years.map((year) => ({
        year: year.year,
        lag_months: year.lagMonths,
        gain_percent: tenth(year.gainPct) ?? 0,
      })),
      waits: advice.backTest.waits,
      wins: advice.backTest.wins,
      median_gain_percent: tenth(advice.backTest.medianGainPct),
      worst_gain_percent: tenth(advice.backTest.worstGainPct),
      beats_harvest: advice.backTest.beatsHarvest,
    },
    sample: months.some((row) => row.sample),
  };
}
