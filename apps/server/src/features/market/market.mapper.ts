import type {
  FactsMandi,
  FactsMonth,
  FactsPrice,
} from '@ankur/agronomy/price-statistics/price-facts';
import type { SupportPrice } from '@ankur/content/msp';
import type {
  EarlierPrice,
  PriceRecord,
  SupportPriceAnswer,
} from '@ankur/contracts/market/endpoints';
import type { StoredPrice } from '../../ports/prices.ts';

export const rupees = (paise: number) => Math.round(paise) / 100;

export function toRecord(price: StoredPrice): PriceRecord {
  return {
    commodity: price.commodity,
    market: price.market,
    district: price.district,
    state: price.state,
    arrival_date: price.arrivalDate,
    min_price: rupees(price.minPaise),
    max_price: rupees(price.maxPaise),
    modal_price: rupees(price.modalPaise),
  };
}

export function toEarlierPrice(price: StoredPrice): EarlierPrice {
  return {
    market: price.market,
    district: price.district,
    state: price.state,
    arrival_date: price.arrivalDate,
    modal_price: rupees(price.modalPaise),
  };
}

export function toSupportPrice(price: SupportPrice): SupportPriceAnswer {
  return {
    price: rupees(price.paisePerQuintal),
    variety: price.variety,
    season: price.season,
    valid_from: price.validFrom,
    valid_to: price.validTo,
  };
}

/** Newest day of a list of prices, and whether it contains rows of the sample. */
export function marksOf(prices: readonly { arrivalDate: string; sample: boolean }[]) {
  const days = prices.map((price) => price.arrivalDate).sort();
  return { as_of: days.at(-1) ?? null, sample: prices.some((price) => price.sample) };
}

/** A mandi's last price, as net prices are computed from it. */
export const toFactsMandi = (
  price: StoredPrice & {
    lat: number;
    lon: number;
    basis: FactsMandi['basis'];
    reports: number;
  },
): FactsMandi => ({
  market: price.market,
  district: price.district,
  state: price.state,
  lat: price.lat,
  lon: price.lon,
  basis: price.basis,
  modal_paise: price.modalPaise,
  arrival_date: price.arrivalDate,
  reports_30_days: price.reports,
  sample: price.sample,
});

export const toFactsMonth = (row: {
  month: string;
  modalPaise: number;
  days: number;
  sample: boolean;
}): FactsMonth => ({
  month: row.month,
  modal_paise: row.modalPaise,
  days: row.days,
  sample: row.sample,
});

export const toFactsPrice = (price: StoredPrice): FactsPrice => ({
  market: price.market,
  arrival_date: price.arrivalDate,
  modal_paise: price.modalPaise,
  sample: price.sample,
});
