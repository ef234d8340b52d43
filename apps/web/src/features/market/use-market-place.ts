import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useFarmPlaceQuery, useProfileQuery } from '../../entities/farmer/profile.api.ts';
import {
  useReverseGeocodeQuery,
  useSearchPlacesQuery,
} from '../../entities/weather/weather.api.ts';
import { isUnreachable } from '../../lib/http/field-errors.ts';
import { usePlace } from '../../lib/place/place-store.ts';
import { PERSONAL_KEY_PREFIX, readJson, writeText } from '../../lib/storage/storage.ts';
import { useLate } from '../../lib/time/use-late.ts';

export interface MarketPlace {
  district: string;
  state: string;
  /** Null when only a default district is known. */
  point: { lat: number; lon: number } | null;
}

const DEFAULT: MarketPlace = { district: 'Yavatmal', state: 'Maharashtra', point: null };

const KEY = `${PERSONAL_KEY_PREFIX}market-place`;
/** After so long without an answer the place of the last visit is used. */
const FALLBACK_AFTER_MS = 2000;

/** Parses the stored place of an earlier visit; null when invalid. */
function parsePlace(value: unknown): MarketPlace | null {
  const { district, state, point } = (value ?? {}) as Record<string, unknown>;
  if (typeof district !== 'string' || typeof state !== 'string') return null;
  const { lat, lon } = (point ?? {}) as Record<string, unknown>;
  const isPoint = typeof lat === 'number' && typeof lon === 'number';
  return { district, state, point: isPoint ? { lat, lon } : null };
}

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
 * The place for market prices: of the farm, else of the profile, else of the device, else Yavatmal. Without network
 * that of the last visit.
 */
export function useMarketPlace(): { place: MarketPlace; known: boolean } {
  const device = usePlace();
  const { lat, lon } = (device.status === 'known' ? device.place : null) ?? {};
  const at = typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : null;
  const farm = useFarmPlaceQuery();
  const own = placeOf(farm.data, at);
  const profile = useProfileQuery(own || farm.isLoading ? skipToken : undefined);
  const words = profile.data?.location?.trim() ?? '';
  const search = useSearchPlacesQuery(!own && words.length >= 2 ? words : skipToken);
  const searched = placeOf(
    search.data?.find((place) => place.district),
    at,
  );
  const named = useReverseGeocodeQuery(!own && !searched && at ? at : skipToken);
  const found = own ?? searched ?? placeOf(named.data, at);
  const text = found && JSON.stringify(found);
  useEffect(() => {
    if (text) writeText(KEY, text);
  }, [text]);
  const late = useLate(KEY, FALLBACK_AFTER_MS);
  const asked = [farm, profile, search, named];
  const known = !asked.some((one) => one.isLoading);
  if (found) return { place: found, known };
  const isSilent = (late && !known) || asked.some((one) => isUnreachable(one.error));
  const kept = isSilent ? readJson(KEY, parsePlace) : null;
  return kept ? { place: kept, known: true } : { place: { ...DEFAULT, point: at }, known };
}
