import { baseApi } from '../../lib/http/base-api.ts';

/** A place as the reverse look-up names it. */
export interface NamedPlace {
  formatted: string;
  city: string | null;
  state: string | null;
  district: string | null;
  country: string | null;
  postcode: string | null;
  town: string | null;
  village: string | null;
}

/** Today's weather at one place: °C, m/s, hPa, mm. */
export interface CurrentWeather {
  city: string;
  temperature: number;
  feels_like: number;
  humidity: number;
  pressure: number;
  wind_speed: number;
  condition: string;
  description: string;
  icon: string;
  precipitation: number;
  sunrise: string | null;
  sunset: string | null;
  source: string;
  observed_at: string;
  stale: boolean;
}

export type Where = { city: string } | { lat: number; lon: number };

const weatherApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    reverseGeocode: build.query<NamedPlace, { lat: number; lon: number }>({
      query: ({ lat, lon }) => ({ url: '/api/geo/reverse/', params: { lat, lon } }),
      keepUnusedDataFor: 3600,
    }),
    currentWeather: build.query<CurrentWeather, Where>({
      query: (where) => ({ url: '/api/weather/current/', params: { ...where } }),
      keepUnusedDataFor: 600,
      providesTags: ['Weather'],
    }),
  }),
});

export const { useReverseGeocodeQuery, useCurrentWeatherQuery } = weatherApi;
