export type SellingCosts = {
  /** Transport, paise per km and quintal. */
  transportPaisePerKmQuintal: number;
  commissionPct: number;
  marketFeePct: number;
  /** Loading, weighing, packing: paise per quintal. */
  handlingPaisePerQuintal?: number | undefined;
};

export type NetPrice = {
  modalPaise: number;
  transportPaise: number;
  commissionPaise: number;
  marketFeePaise: number;
  handlingPaise: number;
  /** Net price of a quintal at the farm gate; below 0 when costs exceed the price. */
  netPaise: number;
};

export type Produce = 'perishable' | 'storable';

/**
 * Default costs, which the farmer can correct: the ceilings of the Model Agricultural Produce and Livestock
 * Marketing Act 2017 (market fee 2 % fruit and vegetables, 1 % grain; commission 4 % and 2 %). In many states the
 * buyer bears them; then they are 0. Transport: a hired pick-up at ₹24 a km with 12 quintals, our assumption.
 */
export const DEFAULT_SELLING_COSTS: Record<Produce, SellingCosts> = {
  perishable: { transportPaisePerKmQuintal: 200, commissionPct: 4, marketFeePct: 2 },
  storable: { transportPaisePerKmQuintal: 200, commissionPct: 2, marketFeePct: 1 },
};

/**
 * Net price at the farm gate of a quintal sold at a mandi, in whole paise; each cost is rounded separately so that the
 * parts add up. Refuses negative costs and distances.
 */
export function netPriceAtGate(
  modalPaise: number,
  distanceKm: number,
  costs: SellingCosts,
): NetPrice {
  const handling = costs.handlingPaisePerQuintal ?? 0;
  const parts = [
    distanceKm,
    costs.transportPaisePerKmQuintal,
    costs.commissionPct,
    costs.marketFeePct,
    handling,
  ];
  if (!parts.every((part) => part >= 0)) throw new RangeError('costs cannot be below 0');
  const transportPaise = Math.round(distanceKm * costs.transportPaisePerKmQuintal);
  const commissionPaise = Math.round((modalPaise * costs.commissionPct) / 100);
  const marketFeePaise = Math.round((modalPaise * costs.marketFeePct) / 100);
  const handlingPaise = Math.round(handling);
  const netPaise = modalPaise - transportPaise - commissionPaise - marketFeePaise - handlingPaise;
  return {
    modalPaise,
    transportPaise,
    commissionPaise,
    marketFeePaise,
    handlingPaise,
    netPaise,
  };
}

export type Offer<T> = { mandi: T; modalPaise: number; distanceKm: number };

/** Offers with their net price, the best first; equal ones in order of distance. */
export function rankOffers<T>(offers: readonly Offer<T>[], costs: SellingCosts) {
  return offers
    .map((offer) => ({ ...offer, net: netPriceAtGate(offer.modalPaise, offer.distanceKm, costs) }))
    .sort((a, b) => b.net.netPaise - a.net.netPaise || a.distanceKm - b.distanceKm);
}
