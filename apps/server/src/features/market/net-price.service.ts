import { addDays } from '@ankur/agronomy/calendar-day';
import { netPriceAnswer } from '@ankur/agronomy/price-statistics/net-price-answer';
import { findCommodity } from '@ankur/content/commodities';
import type { NetPriceAnswer } from '@ankur/contracts/market/endpoints';
import type { NetPriceQuery } from '@ankur/contracts/market/rules';
import { type Clock, indianDate } from '../../platform/clock.ts';
import { toFactsMandi } from './market.mapper.ts';
import type { PriceReader } from './store/price-reader.ts';

/** Kilometres of one degree of latitude. */
const DEGREE_KM = 111;
const REPORT_DAYS = 30;

/** Bounding box in degrees of everything within a distance. */
export function boxAround({ lat, lon, reach_km }: { lat: number; lon: number; reach_km: number }) {
  const up = reach_km / DEGREE_KM;
  const aside = up / Math.max(0.1, Math.cos((lat * Math.PI) / 180));
  return { south: lat - up, north: lat + up, west: lon - aside, east: lon + aside };
}

/** The last prices of a commodity in the mandis around a place, up to a day. */
export async function mandisAround(
  reader: PriceReader,
  commodity: string,
  around: { lat: number; lon: number; reach_km: number },
  today: string,
) {
  const since = addDays(today, 1 - REPORT_DAYS);
  const rows = await reader.nearby(commodity, boxAround(around), since, today);
  return rows.map(toFactsMandi);
}

/** Net price of a quintal at the farm gate for each mandi within reach, best first. */
export async function netPrices(
  { reader, clock }: { reader: PriceReader; clock: Clock },
  query: NetPriceQuery,
): Promise<NetPriceAnswer> {
  const today = indianDate(clock.now());
  const commodity = findCommodity(query.commodity);
  const mandis = await mandisAround(reader, commodity?.name ?? query.commodity, query, today);
  return netPriceAnswer({ mandis, keeps: commodity?.keeps ?? false }, query, today);
}
