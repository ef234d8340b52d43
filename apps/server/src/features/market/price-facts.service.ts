import { straightDistanceKm } from '@ankur/agronomy/price-statistics/distance';
import { findCommodity } from '@ankur/content/commodities';
import type { PriceFactsAnswer } from '@ankur/contracts/market/endpoints';
import type { PriceFactsQuery } from '@ankur/contracts/market/rules';
import { type Clock, indianDate } from '../../platform/clock.ts';
import { toFactsPrice } from './market.mapper.ts';
import { namesOf } from './market.service.ts';
import { mandisAround } from './net-price.service.ts';
import { pastOf } from './sell-or-wait.service.ts';
import type { PriceReader } from './store/price-reader.ts';

/** As far as net prices look by default. */
const REACH_KM = 150;
/** A phone keeps so many mandis; with more of them around, those within a smaller reach. */
const MANDIS_MAX = 200;
const LATEST_MAX = 200;

/** What a phone computes net prices, selling or waiting and alerts from, equal to the server's own answers. */
export async function priceFacts(
  { reader, clock }: { reader: PriceReader; clock: Clock },
  query: PriceFactsQuery,
): Promise<PriceFactsAnswer> {
  const known = findCommodity(query.commodity);
  const commodity = known?.name ?? query.commodity;
  const keeps = known?.keeps ?? false;
  const { lat, lon } = query;
  const around = { lat, lon, reach_km: REACH_KM };
  const home = { latitudeDeg: lat, longitudeDeg: lon };
  const mandis = (await mandisAround(reader, commodity, around, indianDate(clock.now())))
    .map((mandi) => {
      const there = { latitudeDeg: mandi.lat, longitudeDeg: mandi.lon };
      return { mandi, km: straightDistanceKm(home, there) };
    })
    .sort((a, b) => a.km - b.km);
  const further = mandis[MANDIS_MAX];
  const named = namesOf(query);
  const past =
    keeps && named ? await pastOf(reader, commodity, named.area) : { months: [], markets: [] };
  const latest = named ? await reader.latest(commodity, named.area, LATEST_MAX) : [];
  return {
    ...{ commodity, keeps, lat, lon },
    ...{
      state: named?.area.state ?? query.state,
      district: named?.area.district ?? query.district,
    },
    reach_km: further ? Math.floor(further.km) : REACH_KM,
    mandis: mandis.slice(0, MANDIS_MAX).map(({ mandi }) => mandi),
    ...past,
    latest: latest.map(toFactsPrice),
  };
}
