import geo from 'virtual:endpoints/geo';
import market from 'virtual:endpoints/market';
import type { NetPriceAnswer, PriceAlert, WaitAnswer } from '@ankur/contracts/market/endpoints';
import { computesOnPhone, type SaysSince } from '../../lib/answers/on-phone.ts';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';
import type { MarketChoice, NetPriceParams, SellOrWaitParams } from './price-questions.ts';

export type { MarketChoice, NetPriceParams } from './price-questions.ts';

export interface NewAlert extends MarketChoice {
  above: boolean;
  price: number;
}

/** Tells markets of one name in two districts apart. */
export const marketKey = (one: { state: string; district: string; market: string }): string =>
  `${one.state}|${one.district}|${one.market}`;

/** Defaults for answers that an earlier version cached. */
const UNMARKED = { as_of: null, sample: false, stale: false };
const NO_PRICES = { ...UNMARKED, exact: true, week_before: [], msp: [] };
const NO_TREND = { ...UNMARKED, daily: [], progress: null, msp: [] };

export const marketApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation, add } = fromContract(build);
    return {
      marketPrices: query(
        market.prices,
        (asked: MarketChoice & { arrival_date: string }) => ({ query: asked }),
        {
          transformResponse: (answer) => ({ ...NO_PRICES, ...answer }),
        },
      ),
      ticker: query(market.ticker, (asked: { state: string }) => ({ query: asked }), {
        transformResponse: (answer) => ({ ...UNMARKED, ...answer }),
      }),
      trend: query(market.trend, (asked: MarketChoice) => ({ query: asked }), {
        transformResponse: (answer) => ({ ...NO_TREND, ...answer }),
      }),
      commodities: query(market.commodities, () => ({}), { keepUnusedDataFor: 3600 }),
      marketStates: query(geo.states, () => ({}), { keepUnusedDataFor: 3600 }),
      marketDistricts: query(geo.districts, (state: string) => ({ query: { state } }), {
        keepUnusedDataFor: 3600,
      }),
      netPrice: query(market.netPrice, (asked: NetPriceParams) => ({ query: asked }), {
        transformResponse: (answer): NetPriceAnswer & SaysSince => answer,
      }),
      sellOrWait: query(market.sellOrWait, (asked: SellOrWaitParams) => ({ query: asked }), {
        transformResponse: (answer): WaitAnswer & SaysSince => answer,
      }),
      priceFacts: query(market.facts, (asked: MarketChoice & { lat: number; lon: number }) => ({
        query: asked,
      })),
      priceAlerts: query(market.alerts, () => ({})),
      addPriceAlert: add(market.addAlert, (body: NewAlert) => ({ body }), {
        onlyWhenDone: true,
        waits: {
          what: 'alert',
          row: (body, id) => ({ ...body, id, hit: null }),
        },
      }),
      removePriceAlert: mutation(market.removeAlert, ({ id }: PriceAlert) => ({ params: { id } }), {
        waits: { what: 'alert', before: (alert) => alert, row: () => null },
      }),
    };
  },
});

computesOnPhone('netPrice', async (asked: NetPriceParams) =>
  (await import('./prices-on-phone.ts')).netPricesOnPhone(asked),
);
computesOnPhone('sellOrWait', async (asked: SellOrWaitParams) =>
  (await import('./prices-on-phone.ts')).waitOnPhone(asked),
);

export const {
  useMarketPricesQuery,
  useTickerQuery,
  useTrendQuery,
  useCommoditiesQuery,
  useMarketStatesQuery,
  useMarketDistrictsQuery,
  useNetPriceQuery,
  useSellOrWaitQuery,
  usePriceAlertsQuery,
  useAddPriceAlertMutation,
  useRemovePriceAlertMutation,
} = marketApi;
