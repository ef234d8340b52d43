import { median } from '../price-statistics/quantile.ts';

/** What a mandi pays now and paid about a week ago, ₹ per quintal. */
export interface PricePair {
  now: number;
  before: number;
}

/** A price that moved: the middle of the mandis, ₹ per quintal, and by how much, negative when it fell. */
export interface PriceMove {
  price: number;
  change: number;
  /** The change as a share of the earlier price, never negative. */
  share: number;
  mandis: number;
}

/** Less moves from one day to the next anyway; our own judgement from the days of the built-in sample. */
const LEAST_SHARE = 0.05;

/** Whether the price of some mandis moved by at least a twentieth in a week; null when it did not or nothing is known. */
export function priceMove(pairs: readonly PricePair[]): PriceMove | null {
  const known = pairs.filter(({ now, before }) => now > 0 && before > 0);
  const share = median(known.map(({ now, before }) => (now - before) / before));
  const price = median(known.map(({ now }) => now));
  const change = median(known.map(({ now, before }) => now - before));
  if (share === null || price === null || change === null) return null;
  if (Math.abs(share) < LEAST_SHARE) return null;
  return { price, change, share: Math.abs(share), mandis: known.length };
}
