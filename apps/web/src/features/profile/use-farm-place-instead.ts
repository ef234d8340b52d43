import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useFarmPlaceQuery } from '../../entities/farmer/profile.api.ts';
import { keepPlace, usePlace } from '../../lib/place/place-store.ts';

/** Uses the account's place where the device has no position. */
export function useFarmPlaceInstead(): void {
  const { status } = usePlace();
  const { data } = useFarmPlaceQuery(status === 'refused' ? undefined : skipToken);
  useEffect(() => {
    if (status !== 'refused' || !data || data.lat === null || data.lon === null) return;
    keepPlace({ lat: data.lat, lon: data.lon, city: data.city, source: 'profile' });
  }, [status, data]);
}
