import { reverseGeocode } from '@ankur/content/gazetteer';
import { searchPlaces } from '@ankur/content/place-search';

/** A point and its state, as far as known. */
export interface KnownPlace {
  lat: number;
  lon: number;
  state: string | undefined;
  district: string | null;
}

/** The place of a point or a city's name; null when neither is known. */
export function placeOf(given: {
  lat?: number | null | undefined;
  lon?: number | null | undefined;
  city?: string | null | undefined;
}): KnownPlace | null {
  const found = given.city ? searchPlaces(given.city, 1)[0] : undefined;
  const lat = found?.lat ?? given.lat;
  const lon = found?.lon ?? given.lon;
  if (typeof lat !== 'number' || typeof lon !== 'number') return null;
  const named = reverseGeocode(lat, lon);
  return {
    lat,
    lon,
    state: found?.state ?? named?.state ?? undefined,
    district: found?.district ?? named?.district ?? null,
  };
}
