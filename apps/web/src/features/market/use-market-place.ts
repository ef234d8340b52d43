import { skipToken } from '@reduxjs/toolkit/query';
import { usePlace } from '../../lib/place/place-store.ts';
import { useFarmPlaceQuery, useProfileQuery } from '../profile/profile.api.ts';
import { useReverseGeocodeQuery, useSearchPlacesQuery } from '../weather/weather.api.ts';

export interface MarketPlace {
  district: string;
  state: string;
  /** Null when only a default district is known. */
  point: { lat: number; lon: number } | null;
}

const DEFAULT: MarketPlace = { district: 'Yavatmal', state: 'Maharashtra', point: null };

/** Whose markets matter: of the fields, of the profile's place, of the device; Yavatmal when nobody says. */
export function useMarketPlace(): { place: MarketPlace; known: boolean } {
  const farm = useFarmPlaceQuery();
  const own = farm.data?.district && farm.data.state ? farm.data : null;
  const profile = useProfileQuery(own || farm.isLoading ? skipToken : undefined);
  const words = profile.data?.location?.trim() ?? '';
  const search = useSearchPlacesQuery(!own && words.length >= 2 ? words : skipToken);
  const found = search.data?.find((place) => place.district);
  const device = usePlace();
  const here = device.status === 'known' ? device.place : null;
  const at =
    here && here.lat !== null && here.lon !== null ? { lat: here.lat, lon: here.lon } : null;
  const named = useReverseGeocodeQuery(!own && !found && at ? at : skipToken);
  const known = !farm.isLoading && !profile.isLoading && !search.isLoading && !named.isLoading;
  if (own?.district && own.state) {
    const point = own.lat !== null && own.lon !== null ? { lat: own.lat, lon: own.lon } : null;
    return { place: { district: own.district, state: own.state, point: point ?? at }, known };
  }
  if (found?.district) {
    const point = { lat: found.lat, lon: found.lon };
    return { place: { district: found.district, state: found.state, point }, known };
  }
  if (named.data?.district && named.data.state) {
    const { district, state } = named.data;
    return { place: { district, state, point: at }, known };
  }
  return { place: { ...DEFAULT, point: at }, known };
}
