import { DEFAULT_MONTHLY_LOSS_PCT, type HoldingCosts } from './holding-costs.ts';
import { type PriceFacts, rupeesOf } from './price-facts.ts';
import { sellOrWait } from './sell-or-wait.ts';

export type WaitQuestion = {
  /** The farmer's own figures: % of the weight a month, % a year, ₹ per quintal and month. */
  loss?: number | undefined;
  interest?: number | undefined;
  storage?: number | undefined;
};

/** Defaults that the farmer can correct: interest of a short crop loan, and storage rent with bags. */
const INTEREST_PCT = 12;
const STORAGE_PAISE = 1000;

/** Whole words: turmeric is no tur. */
const PULSES = /\b(?:gram|tur|arhar|lentil|masur|moong|urd|peas|rajmah)\b/i;
const OILSEEDS =
  /\b(?:soya|groundnut|mustard|sesam|sunflower|linseed|castor|safflower|cotton|copra)/i;
/** Garlic, a bulb stored on the farm as onion is, is given its loss: our judgement, there is no figure of its own here. */
const BULBS = /\b(?:onion|garlic)/i;

function lossOf(commodity: string): number {
  if (BULBS.test(commodity)) return DEFAULT_MONTHLY_LOSS_PCT.onion;
  if (/potato/i.test(commodity)) return DEFAULT_MONTHLY_LOSS_PCT.potato;
  if (PULSES.test(commodity)) return DEFAULT_MONTHLY_LOSS_PCT.pulse;
  return OILSEEDS.test(commodity)
    ? DEFAULT_MONTHLY_LOSS_PCT.oilseed
    : DEFAULT_MONTHLY_LOSS_PCT.cereal;
}

const costsOf = (commodity: string, question: WaitQuestion): HoldingCosts => ({
  lossPctPerMonth: question.loss ?? lossOf(commodity),
  interestPctPerYear: question.interest ?? INTEREST_PCT,
  storagePaisePerMonth: question.storage === undefined ? STORAGE_PAISE : question.storage * 100,
});

const tenth = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10);

type Known = Pick<PriceFacts, 'commodity' | 'keeps' | 'months' | 'markets'>;

/**
 * Advice to sell now or wait, from the newest known month; "cannot tell" where the back-test does not support it. In the
 * shape of the API, in rupees.
 */
export function waitAnswer({ commodity, keeps, months, markets }: Known, question: WaitQuestion) {
  const costs = costsOf(commodity, question);
  const told = {
    markets: [...markets],
    costs: {
      loss: costs.lossPctPerMonth,
      interest: costs.interestPctPerYear,
      storage: rupeesOf(costs.storagePaisePerMonth),
    },
  };
  const now = months.at(-1);
  if (!keeps || !now)
    return {
      ...told,
      verdict: keeps ? ('cannot-tell' as const) : ('does-not-keep' as const),
      ...{ price_now: null, month: null, lag_months: 0, after_wait: null, years_known: 0 },
      back_test: {
        years: [],
        ...{ waits: 0, wins: 0, median_gain_percent: null, worst_gain_percent: null },
        beats_harvest: false,
      },
      sample: false,
    };
  const { verdict, waitMonths, options, backTest } = sellOrWait({
    series: months.map(({ month, modal_paise, days }) => ({
      ...{ month, days },
      modalPaise: modal_paise,
    })),
    month: now.month,
    nowPaise: now.modal_paise,
    costs,
  });
  const chosen = options.find(({ lagMonths }) => lagMonths === waitMonths) ?? options.at(-1);
  return {
    ...told,
    verdict: verdict === 'sell-now' ? ('sell' as const) : verdict,
    price_now: rupeesOf(now.modal_paise),
    month: now.month,
    lag_months: chosen?.lagMonths ?? 0,
    after_wait: chosen
      ? {
          lower: rupeesOf(chosen.lowPaise),
          median: rupeesOf(chosen.middlePaise),
          upper: rupeesOf(chosen.highPaise),
        }
      : null,
    years_known: chosen?.years ?? 0,
    back_test: {
      years: backTest.years.map(({ year, lagMonths, gainPct }) => ({
        year,
        lag_months: lagMonths,
        gain_percent: tenth(gainPct) ?? 0,
      })),
      waits: backTest.waits,
      wins: backTest.wins,
      median_gain_percent: tenth(backTest.medianGainPct),
      worst_gain_percent: tenth(backTest.worstGainPct),
      beats_harvest: backTest.beatsHarvest,
    },
    sample: months.some(({ sample }) => sample),
  };
}
