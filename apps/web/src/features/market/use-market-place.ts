import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useFarmPlaceQuery } from '../../entities/farmer/profile.api.ts';
import { useReverseGeocodeQuery } from '../../entities/weather/weather.api.ts';
import { isUnreachable } from '../../lib/http/field-errors.ts';
import { usePlace } from '../../lib/place/place-store.ts';
import { useLate } from '../../lib/time/use-late.ts';
import { keepMarketPlace, type MarketPlace, readMarketPlace } from './market-place.ts';

const DEFAULT: MarketPlace = { district: 'Yavatmal', state: 'Maharashtra', point: null };

/** After so long without an answer the place of the last visit is used. */
const FALLBACK_AFTER_MS = 2000;

interface Named {
  district?: string | null;
  state?: string | null;
  lat?: number | null;
  lon?: number | null;
}

function placeOf(named: Named | null | undefined, at: MarketPlace['point']): MarketPlace | null {
  const { district, state, lat, lon } = named ?? {};
  if (!district || !state) return null;
  const point = typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : at;
  return { district, state, point };
}

/**
 * The place for market prices: of the account, else of the device, else Yavatmal. Without network
 * that of the last visit. `isOwn` is false for Yavatmal, the default.
 */
export function useMarketPlace(): { place: MarketPlace; known: boolean; isOwn: boolean } {
  const device = usePlace();
  const { lat, lon } = (device.status === 'known' ? device.place : null) ?? {};
  const at = typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : null;
  const farm = useFarmPlaceQuery();
  const own = placeOf(farm.data, at);
  const named = useReverseGeocodeQuery(!own && !farm.isLoading && at ? at : skipToken);
  const found = own ?? placeOf(named.data, at);
  const text = found && JSON.stringify(found);
  useEffect(() => {
    if (text) keepMarketPlace(text);
  }, [text]);
  const late = useLate('market-place', FALLBACK_AFTER_MS);
  const asked = [farm, named];
  const known = !asked.some((one) => one.isLoading);
  if (found) return { place: found, known, isOwn: true };
  const isSilent = (late && !known) || asked.some((one) => isUnreachable(one.error));
  const kept = isSilent ? readMarketPlace() : null;
  return kept
    ? { place: kept, known: true, isOwn: true }
    : { place: { ...DEFAULT, point: at }, known, isOwn: false };
}
