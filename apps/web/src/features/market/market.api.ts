import geo from 'virtual:endpoints/geo';
import market from 'virtual:endpoints/market';
import type { PriceAlert } from '@ankur/contracts/market/endpoints';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';

export interface MarketChoice {
  commodity: string;
  state: string;
  district: string;
}

export interface NetPriceParams {
  commodity: string;
  lat: number;
  lon: number;
  quantity: number;
  reach_km: number;
  transport?: number;
  commission?: number;
  market_fee?: number;
}

export interface SellOrWaitParams extends MarketChoice {
  market: string;
}

export interface NewAlert extends MarketChoice {
  above: boolean;
  price: number;
}

/** Defaults for answers that an earlier version cached. */
const UNMARKED = { as_of: null, sample: false, stale: false };
const NO_PRICES = { ...UNMARKED, exact: true, msp: [] };
const NO_TREND = { ...UNMARKED, daily: [], msp: [] };

const marketApi = baseApi.injectEndpoints({
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
      netPrice: query(market.netPrice, (asked: NetPriceParams) => ({ query: asked })),
      sellOrWait: query(market.sellOrWait, (asked: SellOrWaitParams) => ({ query: asked })),
      priceAlerts: query(market.alerts, () => ({})),
      addPriceAlert: add(market.addAlert, (body: NewAlert) => ({ body }), {
        onlyWhenDone: true,
        waits: {
          what: 'alert',
          row: (body, id) => ({ ...body, id, hit: null }) as unknown as PriceAlert,
        },
      }),
      removePriceAlert: mutation(market.removeAlert, ({ id }: PriceAlert) => ({ params: { id } }), {
        waits: { what: 'alert', before: (alert) => alert, row: () => null },
      }),
    };
  },
});

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
