import type { Config } from '../platform/config/config.ts';
import { createGazetteer } from './geocoding/gazetteer.ts';
import { createGeoapify } from './geocoding/geoapify.ts';
import type { Geocoder } from './geocoding/geocoding.ts';
import { createHttpUpstream } from './http-upstream.ts';
import { createOpenMeteo } from './weather/open-meteo.ts';
import { createOpenWeather } from './weather/openweather.ts';
import type { WeatherProvider } from './weather/weather.ts';

/** The outside services that features ask through ports. */
export interface Upstreams {
  weather: WeatherProvider;
  geocoder: Geocoder;
}

/** Longest a farmer waits for a provider. */
const TIMEOUT_MS = 4_000;

/** The providers that the settings name. */
export function createUpstreams(config: Config): Upstreams {
  const http = (name: string) => createHttpUpstream({ name, timeoutMs: TIMEOUT_MS });
  return {
    weather: config.OPENWEATHER_API_KEY
      ? createOpenWeather(http('openweather'), config.OPENWEATHER_URL, config.OPENWEATHER_API_KEY)
      : createOpenMeteo(http('open-meteo'), config.OPEN_METEO_URL),
    geocoder: config.GEOAPIFY_API_KEY
      ? createGeoapify(http('geoapify'), config.GEOAPIFY_URL, config.GEOAPIFY_API_KEY)
      : createGazetteer(),
  };
}
