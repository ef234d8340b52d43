import * as z from 'zod/mini';
import { idParams } from '../http/common.ts';
import { endpoint, MAKE, OPEN_READ, READ, REMOVE } from '../http/endpoint.ts';
import {
  alertFields,
  netPriceQuery,
  priceFactsQuery,
  pricesQuery,
  tickerQuery,
  trendQuery,
  waitQuery,
} from './rules.ts';

const day = z.nullable(z.string());

/** A market's price of a day, in ₹ per quintal. */
export const priceRecord = z.object({
  commodity: z.string(),
  market: z.string(),
  district: z.string(),
  state: z.string(),
  arrival_date: z.string(),
  min_price: z.number(),
  max_price: z.number(),
  modal_price: z.number(),
});
export type PriceRecord = z.infer<typeof priceRecord>;

/** A minimum support price and the marketing season it is valid for. */
export const supportPrice = z.object({
  price: z.number(),
  variety: z.nullable(z.string()),
  season: z.string(),
  valid_from: z.string(),
  valid_to: z.string(),
});
export type SupportPriceAnswer = z.infer<typeof supportPrice>;

const marks = {
  /** Newest day among the figures. */
  as_of: day,
  /** True when the answer is the built-in historical sample. */
  sample: z.boolean(),
  /** True when the provider was unreachable, so that newer figures may exist. */
  stale: z.boolean(),
};

/** What a market paid about a week before the day that is shown. */
export const earlierPrice = z.object({
  market: z.string(),
  district: z.string(),
  state: z.string(),
  arrival_date: z.string(),
  modal_price: z.number(),
});
export type EarlierPrice = z.infer<typeof earlierPrice>;

export const pricesAnswer = z.object({
  records: z.array(priceRecord),
  total: z.number(),
  ...marks,
  /** False when the day asked for has no report and the nearest one is shown. */
  exact: z.boolean(),
  /** Of each market its last report 5 to 10 days before the day that is shown; empty without a commodity. */
  week_before: z.array(earlierPrice),
  msp: z.array(supportPrice),
});
export type PricesAnswer = z.infer<typeof pricesAnswer>;

export const tickerAnswer = z.object({
  records: z.array(priceRecord),
  total: z.number(),
  ...marks,
});
export type TickerAnswer = z.infer<typeof tickerAnswer>;

export const trendAnswer = z.object({
  points: z.array(z.object({ month: z.string(), modal_price: z.number(), days: z.number() })),
  daily: z.array(z.object({ date: z.string(), modal_price: z.number(), markets: z.number() })),
  ...marks,
  /** Months of the past that are being fetched just now; null when none are. Ask again in a few seconds. */
  progress: z.nullable(z.object({ done: z.number(), of: z.number() })),
  msp: z.array(supportPrice),
});
export type TrendAnswer = z.infer<typeof trendAnswer>;

/** By language code; a language without a name of its own is missing. */
const names = z.record(z.string(), z.string());
export const commodityAnswer = z.object({ name: z.string(), names, keeps: z.boolean() });
export type CommodityAnswer = z.infer<typeof commodityAnswer>;

export const netOffer = z.object({
  market: z.string(),
  district: z.string(),
  state: z.string(),
  lat: z.number(),
  lon: z.number(),
  /** `town`: the market's own town; `district`: only its district is known, so the way is a guess. */
  basis: z.enum(['town', 'district']),
  distance_km: z.number(),
  modal_price: z.number(),
  transport: z.number(),
  commission: z.number(),
  market_fee: z.number(),
  net_price: z.number(),
  /** `net_price` times the quantity, ₹. */
  net_total: z.number(),
  arrival_date: z.string(),
  /** True when other mandis around have reported much later; such offers come last. */
  lagging: z.boolean(),
  age_days: z.number(),
  reports_30_days: z.number(),
  sample: z.boolean(),
});
export type NetOffer = z.infer<typeof netOffer>;

export const netPriceAnswer = z.object({
  offers: z.array(netOffer),
  costs: z.object({ transport: z.number(), commission: z.number(), market_fee: z.number() }),
  quantity: z.number(),
  as_of: day,
  sample: z.boolean(),
});
export type NetPriceAnswer = z.infer<typeof netPriceAnswer>;

const number = z.nullable(z.number());
export const waitAnswer = z.object({
  verdict: z.enum(['sell', 'wait', 'cannot-tell', 'does-not-keep']),
  /** ₹ per quintal of the newest month. */
  price_now: number,
  month: z.nullable(z.string()),
  lag_months: z.number(),
  /** ₹ per quintal after losses, store and interest: quartiles over past years. */
  after_wait: z.nullable(z.object({ lower: z.number(), median: z.number(), upper: z.number() })),
  years_known: z.number(),
  back_test: z.object({
    years: z.array(
      z.object({ year: z.number(), lag_months: z.number(), gain_percent: z.number() }),
    ),
    waits: z.number(),
    wins: z.number(),
    median_gain_percent: number,
    worst_gain_percent: number,
    beats_harvest: z.boolean(),
  }),
  costs: z.object({ loss: z.number(), interest: z.number(), storage: z.number() }),
  /** Markets of the area whose past is known long enough to be asked for one by one. */
  markets: z.array(z.string()),
  sample: z.boolean(),
});
export type WaitAnswer = z.infer<typeof waitAnswer>;

/** What decisions on a sale are computed from, on the server and on a phone without a network; prices in paise per quintal. */
export const priceFactsAnswer = z.object({
  commodity: z.string(),
  /** Whether the harvest can be stored for months. */
  keeps: z.boolean(),
  state: z.string(),
  district: z.string(),
  lat: z.number(),
  lon: z.number(),
  /** All mandis within this distance are listed, in a straight line. */
  reach_km: z.number(),
  mandis: z.array(
    z.object({
      market: z.string(),
      district: z.string(),
      state: z.string(),
      lat: z.number(),
      lon: z.number(),
      basis: z.enum(['town', 'district']),
      modal_paise: z.number(),
      arrival_date: z.string(),
      reports_30_days: z.number(),
      sample: z.boolean(),
    }),
  ),
  /** All stored months of the district, oldest first. */
  months: z.array(
    z.object({
      month: z.string(),
      modal_paise: z.number(),
      days: z.number(),
      sample: z.boolean(),
    }),
  ),
  markets: z.array(z.string()),
  /** The last price of each market of the district, newest first. */
  latest: z.array(
    z.object({
      market: z.string(),
      arrival_date: z.string(),
      modal_paise: z.number(),
      sample: z.boolean(),
    }),
  ),
});
export type PriceFactsAnswer = z.infer<typeof priceFactsAnswer>;

export const priceAlert = z.object({
  id: z.string(),
  commodity: z.string(),
  state: z.string(),
  district: z.string(),
  above: z.boolean(),
  price: z.number(),
  hit: z.nullable(z.object({ date: z.string(), market: z.string(), price: z.number() })),
});
export type PriceAlert = z.infer<typeof priceAlert>;

export const marketEndpoints = {
  prices: endpoint({
    ...OPEN_READ,
    path: '/api/market/prices/',
    tags: ['Market'],
    summary: 'Prices of a day by commodity, state and district, in ₹ per quintal',
    query: pricesQuery,
    answer: pricesAnswer,
    refuses: [503],
  }),
  ticker: endpoint({
    ...OPEN_READ,
    path: '/api/market/ticker/',
    tags: ['Market'],
    summary: 'The newest 200 prices of a state',
    query: tickerQuery,
    answer: tickerAnswer,
    refuses: [503],
  }),
  trend: endpoint({
    ...OPEN_READ,
    path: '/api/market/trend/',
    tags: ['Market'],
    summary: 'Twelve months of modal prices, each from all reported days of the month',
    query: trendQuery,
    answer: trendAnswer,
    refuses: [503],
  }),
  commodities: endpoint({
    ...OPEN_READ,
    path: '/api/market/commodities/',
    summary: 'The commodities of the market filter, with their names in four languages',
    answer: z.array(commodityAnswer),
  }),
  netPrice: endpoint({
    ...OPEN_READ,
    path: '/api/market/net-price/',
    tags: ['Market'],
    summary: 'What a quintal brings at the farm gate in each mandi within reach, best first',
    query: netPriceQuery,
    answer: netPriceAnswer,
  }),
  sellOrWait: endpoint({
    ...OPEN_READ,
    path: '/api/market/sell-or-wait/',
    tags: ['Market'],
    summary: 'Sell now or wait, from the seasonal movement of past years and its back-test',
    query: waitQuery,
    answer: waitAnswer,
  }),
  facts: endpoint({
    ...OPEN_READ,
    path: '/api/market/facts/',
    tags: ['Market'],
    summary:
      'What net prices, selling or waiting and alerts of a commodity at a place are computed from',
    query: priceFactsQuery,
    answer: priceFactsAnswer,
  }),
  alerts: endpoint({
    ...READ,
    path: '/api/user/price-alerts/',
    tags: ['Market'],
    summary: 'My price alerts, newest first',
    answer: z.array(priceAlert),
  }),
  addAlert: endpoint({
    ...MAKE,
    path: '/api/user/price-alerts/',
    tags: ['Market'],
    summary: 'Tell me when a price is above, or below, a limit; at the limit itself it is neither',
    makes: 'price alert',
    body: alertFields,
    answer: priceAlert,
  }),
  removeAlert: endpoint({
    ...REMOVE,
    path: '/api/user/price-alerts/:id/',
    tags: ['Market'],
    summary: 'Forget a price alert',
    params: idParams,
  }),
};
