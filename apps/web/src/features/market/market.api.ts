import geo from 'virtual:endpoints/geo';
import market from 'virtual:endpoints/market';
import type { PriceAlert } from '@ankur/contracts/market/endpoints';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';

export interface Pick {
  commodity: string;
  state: string;
  district: string;
}

export interface NetPriceAsk {
  commodity: string;
  lat: number;
  lon: number;
  quantity: number;
  reach_km: number;
  transport?: number;
  commission?: number;
  market_fee?: number;
}

export interface WaitAsk extends Pick {
  market: string;
}

export interface NewAlert extends Pick {
  above: boolean;
  price: number;
}

/** What answers kept from an earlier version may lack. */
const UNMARKED = { as_of: null, sample: false, stale: false };
const NO_PRICES = { ...UNMARKED, exact: true, msp: [] };
const NO_TREND = { ...UNMARKED, daily: [], msp: [] };

const marketApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation, add } = fromContract(build);
    return {
      marketPrices: query(
        market.prices,
        (asked: Pick & { arrival_date: string }) => ({ query: asked }),
        {
          transformResponse: (answer) => ({ ...NO_PRICES, ...answer }),
        },
      ),
      ticker: query(market.ticker, (asked: { state: string }) => ({ query: asked }), {
        transformResponse: (answer) => ({ ...UNMARKED, ...answer }),
      }),
      trend: query(market.trend, (asked: Pick) => ({ query: asked }), {
        transformResponse: (answer) => ({ ...NO_TREND, ...answer }),
      }),
      commodities: query(market.commodities, () => ({}), { keepUnusedDataFor: 3600 }),
      marketStates: query(geo.states, () => ({}), { keepUnusedDataFor: 3600 }),
      marketDistricts: query(geo.districts, (state: string) => ({ query: { state } }), {
        keepUnusedDataFor: 3600,
      }),
      netPrice: query(market.netPrice, (asked: NetPriceAsk) => ({ query: asked })),
      sellOrWait: query(market.sellOrWait, (asked: WaitAsk) => ({ query: asked })),
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
