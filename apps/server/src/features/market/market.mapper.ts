import type { SupportPrice } from '@ankur/content/msp';
import type { PriceRecord, SupportPriceAnswer } from '@ankur/contracts/market/endpoints';
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
