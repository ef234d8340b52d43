import type { CurrentWeather } from '@ankur/contracts/weather/endpoints';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import type { Place, PlaceProblem } from '../../lib/place/place.ts';
import { keepPlace, usePlace } from '../../lib/place/place-store.ts';
import { useCurrentWeatherQuery, useReverseGeocodeQuery, type Where } from './weather.api.ts';

export interface Here {
  city: string | null;
  weather: CurrentWeather | null;
}

/** The weather page's city when nobody says where the farmer is. */
const DEFAULT_CITY = 'Pune';

function whereOf(place: Place | null): Where | null {
  if (!place) return null;
  if (place.lat !== null && place.lon !== null) return { lat: place.lat, lon: place.lon };
  return place.city ? { city: place.city } : null;
}

/** Where weather is asked for: the farmer's place, or the default city once the device has refused. */
export function useWhere(): {
  where: Where | null;
  city: string | null;
  problem: PlaceProblem | null;
} {
  const state = usePlace();
  if (state.status === 'refused')
    return { where: { city: DEFAULT_CITY }, city: DEFAULT_CITY, problem: state.problem };
  const place = state.status === 'known' ? state.place : null;
  return { where: whereOf(place), city: place?.city ?? null, problem: null };
}

/** The farmer's city and its weather now, as far as both are known. */
export function useHere(): Here {
  const state = usePlace();
  const place = state.status === 'known' ? state.place : null;
  const where = whereOf(place);
  const unnamed = where && 'lat' in where && !place?.city ? where : skipToken;
  const named = useReverseGeocodeQuery(unnamed);
  const weather = useCurrentWeatherQuery(where ?? skipToken);
  const found = named.data?.city ?? named.data?.town ?? named.data?.village ?? named.data?.district;
  useEffect(() => {
    if (place && !place.city && found) keepPlace({ ...place, city: found });
  }, [place, found]);
  return { city: place?.city ?? null, weather: weather.data ?? null };
}
