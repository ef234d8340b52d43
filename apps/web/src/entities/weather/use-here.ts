import type { CurrentWeather } from '@ankur/contracts/weather/endpoints';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { type Place, type PlaceProblem, type Where, whereOf } from '../../lib/place/place.ts';
import { keepPlace, placeState, usePlace } from '../../lib/place/place-store.ts';
import { prefetchWeather, useCurrentWeatherQuery, useReverseGeocodeQuery } from './weather.api.ts';

export interface Here {
  city: string | null;
  /** The coordinates are known, but have no name. */
  unnamed: boolean;
  weather: CurrentWeather | null;
}

/** City of the weather page when the place is unknown. */
const DEFAULT_CITY = 'Pune';

function useKnownPlace(): Place | null {
  const state = usePlace();
  return state.status === 'known' ? state.place : null;
}

/** Reverse-geocoded name of coordinates; `failed` when unavailable. */
function useFoundName(place: Place | null): { name: string | null; failed: boolean } {
  const where = place?.city ? null : whereOf(place);
  const point = where && 'lat' in where ? where : skipToken;
  const { data, isError } = useReverseGeocodeQuery(point);
  if (point === skipToken) return { name: null, failed: false };
  const name = data?.city ?? data?.town ?? data?.village ?? data?.district ?? null;
  return { name, failed: isError || (data !== undefined && name === null) };
}

/** Asks for the weather here before anything is rendered, so that the first render shows what is kept of it. */
export function askWeatherHere(
  dispatch: (action: ReturnType<typeof prefetchWeather>) => void,
): void {
  const state = placeState();
  const where = state.status === 'known' ? whereOf(state.place) : null;
  if (where) dispatch(prefetchWeather(where));
}

/** Location of the farm's weather; null while unknown. */
export function useWhere(): { where: Where | null } {
  return { where: whereOf(useKnownPlace()) };
}

/** Location of the weather page and card: the farmer's place, or the default city once the device has refused. */
export function useShownPlace(): {
  where: Where | null;
  city: string | null;
  problem: PlaceProblem | 'address' | null;
} {
  const state = usePlace();
  const place = useKnownPlace();
  const { failed } = useFoundName(place);
  if (state.status === 'refused')
    return { where: { city: DEFAULT_CITY }, city: DEFAULT_CITY, problem: state.problem };
  return {
    where: whereOf(place),
    city: place?.city ?? null,
    problem: failed ? 'address' : null,
  };
}

/** The farmer's city and its weather now, as far as both are known. */
export function useHere(): Here {
  const place = useKnownPlace();
  const { name, failed } = useFoundName(place);
  const weather = useCurrentWeatherQuery(whereOf(place) ?? skipToken).data ?? null;
  useEffect(() => {
    if (place && !place.city && name) keepPlace({ ...place, city: name });
  }, [place, name]);
  return {
    city: place?.city ?? (failed ? (weather?.city ?? null) : null),
    unnamed: failed,
    weather,
  };
}
