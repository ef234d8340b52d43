import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useFarmPlaceQuery } from '../../entities/farmer/profile.api.ts';
import { keepPlace, usePlace } from '../../lib/place/place-store.ts';

/**
 * Uses the account's place while the device has not told its position: its prompt may stay unanswered. A place
 * taken from the account follows the account's changes.
 */
export function useFarmPlaceInstead(): void {
  const state = usePlace();
  const kept = state.status === 'known' ? state.place : null;
  const isWanted = kept ? kept.source === 'profile' : state.status !== 'unknown';
  const { data } = useFarmPlaceQuery(isWanted ? undefined : skipToken);
  const { lat, lon, city } = data ?? {};
  useEffect(() => {
    if (!isWanted || lat == null || lon == null) return;
    if (kept?.lat === lat && kept.lon === lon) return;
    keepPlace({ lat, lon, city: city ?? null, source: 'profile' });
  }, [isWanted, kept, lat, lon, city]);
}
