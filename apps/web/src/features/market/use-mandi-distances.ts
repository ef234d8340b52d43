import { skipToken } from '@reduxjs/toolkit/query';
import { marketKey, useNetPriceQuery } from './market.api.ts';
import { usualAsk } from './net-price-card.tsx';
import { useMarketPlace } from './use-market-place.ts';

interface Away {
  km: number;
  /** Only the market's district is known. */
  isGuess: boolean;
}

/** Road kilometres from the farm to each mandi within reach that trades a commodity, by market; empty without a place. */
export function useMandiDistances(commodity: string): ReadonlyMap<string, Away> {
  const { place } = useMarketPlace();
  // The same request as the card of net prices, so that it is sent once.
  const { currentData } = useNetPriceQuery(usualAsk(commodity, place.point) ?? skipToken);
  return new Map(
    currentData?.offers.map((offer) => [
      marketKey(offer),
      { km: offer.distance_km, isGuess: offer.basis === 'district' },
    ]),
  );
}
