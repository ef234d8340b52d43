import type {
  CommodityAnswer,
  NetPriceAnswer,
  PriceAlert,
  PricesAnswer,
  TickerAnswer,
  TrendAnswer,
  WaitAnswer,
} from '@ankur/contracts/market/endpoints';
import { addOnce } from '../../lib/http/add-once.ts';
import { baseApi } from '../../lib/http/base-api.ts';

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
  endpoints: (build) => ({
    marketPrices: build.query<PricesAnswer, Pick & { arrival_date: string }>({
      query: (params) => ({ url: '/api/market/prices/', params }),
      transformResponse: (answer: PricesAnswer) => ({ ...NO_PRICES, ...answer }),
      providesTags: ['Market'],
    }),
    ticker: build.query<TickerAnswer, { state: string }>({
      query: (params) => ({ url: '/api/market/ticker/', params }),
      transformResponse: (answer: TickerAnswer) => ({ ...UNMARKED, ...answer }),
      providesTags: ['Market'],
    }),
    trend: build.query<TrendAnswer, Pick>({
      query: (params) => ({ url: '/api/market/trend/', params }),
      transformResponse: (answer: TrendAnswer) => ({ ...NO_TREND, ...answer }),
      providesTags: ['Market'],
    }),
    commodities: build.query<CommodityAnswer[], void>({
      query: () => '/api/market/commodities/',
      keepUnusedDataFor: 3600,
    }),
    marketStates: build.query<string[], void>({
      query: () => '/api/geo/states/',
      keepUnusedDataFor: 3600,
    }),
    marketDistricts: build.query<string[], string>({
      query: (state) => ({ url: '/api/geo/districts/', params: { state } }),
      keepUnusedDataFor: 3600,
    }),
    netPrice: build.query<NetPriceAnswer, NetPriceAsk>({
      query: (params) => ({ url: '/api/market/net-price/', params }),
      providesTags: ['Market'],
    }),
    sellOrWait: build.query<WaitAnswer, WaitAsk>({
      query: (params) => ({ url: '/api/market/sell-or-wait/', params }),
      providesTags: ['Market'],
    }),
    priceAlerts: build.query<PriceAlert[], void>({
      query: () => '/api/user/price-alerts/',
      providesTags: ['Market'],
    }),
    addPriceAlert: build.mutation<PriceAlert, NewAlert>({
      queryFn: (body, _api, _options, ask) =>
        addOnce<PriceAlert>(ask, '/api/user/price-alerts/', body),
      invalidatesTags: (saved) => (saved ? ['Market'] : []),
    }),
    removePriceAlert: build.mutation<void, string>({
      query: (id) => ({ url: `/api/user/price-alerts/${id}/`, method: 'DELETE' }),
      invalidatesTags: ['Market'],
    }),
  }),
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
