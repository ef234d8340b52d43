import { daysBetween } from '../calendar-day.ts';
import { roadDistanceKm } from './distance.ts';
import { DEFAULT_SELLING_COSTS, rankOffers, type SellingCosts } from './net-price.ts';
import { type FactsMandi, rupeesOf } from './price-facts.ts';

export type NetPriceQuestion = {
  lat: number;
  lon: number;
  quantity: number;
  reach_km: number;
  /** ₹ per km and quintal; the farmer's own figures, else the usual ones. */
  transport?: number | undefined;
  commission?: number | undefined;
  market_fee?: number | undefined;
};

const OFFERS_MAX = 50;
/** Prices so much older than the newest in the area are ranked below the others. */
const LAGGING_DAYS = 30;

/** Default costs of a commodity, overridden by the farmer's figures. */
function costsOf(question: NetPriceQuestion, keeps: boolean): SellingCosts {
  const usual = DEFAULT_SELLING_COSTS[keeps ? 'storable' : 'perishable'];
  const { transport, commission, market_fee } = question;
  return {
    transportPaisePerKmQuintal:
      transport === undefined ? usual.transportPaisePerKmQuintal : transport * 100,
    commissionPct: commission ?? usual.commissionPct,
    marketFeePct: market_fee ?? usual.marketFeePct,
  };
}

/** Newest day of some prices, and whether the sample is among them. */
function marksOf(mandis: readonly FactsMandi[]) {
  const days = mandis.map((mandi) => mandi.arrival_date).sort();
  return { as_of: days.at(-1) ?? null, sample: mandis.some((mandi) => mandi.sample) };
}

/**
 * Net price of a quintal at the farm gate on a day for each mandi within reach, best first, with the age of its price;
 * mandis whose last report is much older than the others' come last. In the shape of the API, in rupees.
 */
export function netPriceAnswer(
  { mandis, keeps }: { mandis: readonly FactsMandi[]; keeps: boolean },
  question: NetPriceQuestion,
  today: string,
) {
  const costs = costsOf(question, keeps);
  const home = { latitudeDeg: question.lat, longitudeDeg: question.lon };
  const offers = mandis
    .map((mandi) => ({
      mandi,
      modalPaise: mandi.modal_paise,
      distanceKm: roadDistanceKm(home, { latitudeDeg: mandi.lat, longitudeDeg: mandi.lon }),
    }))
    .filter(({ distanceKm }) => distanceKm <= question.reach_km);
  const newest = marksOf(offers.map(({ mandi }) => mandi)).as_of ?? today;
  const lags = ({ mandi }: { mandi: FactsMandi }) =>
    daysBetween(mandi.arrival_date, newest) > LAGGING_DAYS;
  const best = rankOffers(offers, costs);
  const ranked = [
    ...best.filter((offer) => !lags(offer)),
    ...best.filter((offer) => lags(offer)),
  ].slice(0, OFFERS_MAX);
  return {
    offers: ranked.map((offer) => {
      const { mandi, distanceKm, net } = offer;
      const { market, district, state, lat, lon, basis, arrival_date } = mandi;
      return {
        ...{ market, district, state, lat, lon, basis },
        distance_km: Math.round(distanceKm),
        modal_price: rupeesOf(net.modalPaise),
        transport: rupeesOf(net.transportPaise),
        commission: rupeesOf(net.commissionPaise),
        market_fee: rupeesOf(net.marketFeePaise),
        net_price: rupeesOf(net.netPaise),
        net_total: rupeesOf(net.netPaise * question.quantity),
        arrival_date,
        lagging: lags(offer),
        age_days: daysBetween(arrival_date, today),
        reports_30_days: mandi.reports_30_days,
        sample: mandi.sample,
      };
    }),
    costs: {
      transport: rupeesOf(costs.transportPaisePerKmQuintal),
      commission: costs.commissionPct,
      market_fee: costs.marketFeePct,
    },
    quantity: question.quantity,
    ...marksOf(ranked.map(({ mandi }) => mandi)),
  };
}
