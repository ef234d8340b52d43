import { skipToken } from '@reduxjs/toolkit/query';
import { usePlace } from '../../lib/place/place-store.ts';
import { useSignedIn } from '../../lib/session/tokens.ts';
import { useReverseGeocodeQuery } from '../weather/weather.api.ts';
import { useFarmPlaceQuery } from './profile.api.ts';

/** The state of the farm, else of the device, by English name; null when unknown. */
export function useOwnState(): string | null {
  const signedIn = useSignedIn();
  const place = usePlace();
  const farm = useFarmPlaceQuery(signedIn ? undefined : skipToken);
  const { lat, lon } = (place.status === 'known' ? place.place : null) ?? {};
  const asksDevice = !farm.isLoading && !farm.data?.state;
  const at = asksDevice && lat != null && lon != null ? { lat, lon } : null;
  const named = useReverseGeocodeQuery(at ?? skipToken);
  return farm.data?.state ?? named.data?.state ?? null;
}
