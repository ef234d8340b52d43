import { addDays, daysBetween } from '@ankur/agronomy/calendar-day';
import { roadDistanceKm } from '@ankur/agronomy/price-statistics/distance';
import {
  DEFAULT_SELLING_COSTS,
  rankOffers,
  type SellingCosts,
} from '@ankur/agronomy/price-statistics/net-price';
import { findCommodity } from '@ankur/content/commodities';
import type { NetPriceAnswer } from '@ankur/contracts/market/endpoints';
import type { NetPriceQuery } from '@ankur/contracts/market/rules';
import { type Clock, indianDate } from '../../platform/clock.ts';
import { marksOf, rupees } from './market.mapper.ts';
import type { PriceReader } from './store/price-reader.ts';

/** Kilometres of one degree of latitude. */
const DEGREE_KM = 111;
const REPORT_DAYS = 30;
const OFFERS_MAX = 50;
/** Prices so much older than the newest in the area are ranked below the others. */
const LAGGING_DAYS = 30;

/** Default costs of a commodity, overridden by the farmer's figures. */
function costsOf(query: NetPriceQuery, keeps: boolean): SellingCosts {
  const usual = DEFAULT_SELLING_COSTS[keeps ? 'storable' : 'perishable'];
  return {
    transportPaisePerKmQuintal:
      query.transport === undefined ? usual.transportPaisePerKmQuintal : query.transport * 100,
    commissionPct: query.commission ?? usual.commissionPct,
    marketFeePct: query.market_fee ?? usual.marketFeePct,
  };
}

/** Bounding box in degrees of everything within a distance. */
export function boxAround({ lat, lon, reach_km }: NetPriceQuery) {
  const up = reach_km / DEGREE_KM;
  const aside = up / Math.max(0.1, Math.cos((lat * Math.PI) / 180));
  return { south: lat - up, north: lat + up, west: lon - aside, east: lon + aside };
}

/**
 * Net price of a quintal at the farm gate for each mandi within reach, best first, with the age of its price; mandis
 * whose last report is much older than the others' come last.
 */
export async function netPrices(
  deps: { reader: PriceReader; clock: Clock },
  query: NetPriceQuery,
): Promise<NetPriceAnswer> {
  const today = indianDate(deps.clock.now());
  const commodity = findCommodity(query.commodity);
  const costs = costsOf(query, commodity?.keeps ?? false);
  const since = addDays(today, 1 - REPORT_DAYS);
  const name = commodity?.name ?? query.commodity;
  const rows = await deps.reader.nearby(name, boxAround(query), since, today);
  const home = { latitudeDeg: query.lat, longitudeDeg: query.lon };
  const offers = rows
    .map((mandi) => ({
      mandi,
      modalPaise: mandi.modalPaise,
      distanceKm: roadDistanceKm(home, { latitudeDeg: mandi.lat, longitudeDeg: mandi.lon }),
    }))
    .filter((offer) => offer.distanceKm <= query.reach_km);
  const newest = marksOf(offers.map(({ mandi }) => mandi)).as_of ?? today;
  const lags = ({ mandi }: (typeof offers)[number]) =>
    daysBetween(mandi.arrivalDate, newest) > LAGGING_DAYS;
  const best = rankOffers(offers, costs);
  const ranked = [
    ...best.filter((offer) => !lags(offer)),
    ...best.filter((offer) => lags(offer)),
  ].slice(0, OFFERS_MAX);
  return {
    offers: ranked.map(({ mandi, distanceKm, net }) => ({
      market: mandi.market,
      district: mandi.district,
      state: mandi.state,
      lat: mandi.lat,
      lon: mandi.lon,
      basis: mandi.basis,
      distance_km: Math.round(distanceKm),
      modal_price: rupees(net.modalPaise),
      transport: rupees(net.transportPaise),
      commission: rupees(net.commissionPaise),
      market_fee: rupees(net.marketFeePaise),
      net_price: rupees(net.netPaise),
      net_total: rupees(net.netPaise * query.quantity),
      arrival_date: mandi.arrivalDate,
      lagging: daysBetween(mandi.arrivalDate, newest) > LAGGING_DAYS,
      age_days: daysBetween(mandi.arrivalDate, today),
      reports_30_days: mandi.reports,
      sample: mandi.sample,
    })),
    costs: {
      transport: rupees(costs.transportPaisePerKmQuintal),
      commission: costs.commissionPct,
      market_fee: costs.marketFeePct,
    },
    quantity: query.quantity,
    ...marksOf(ranked.map(({ mandi }) => mandi)),
  };
}
