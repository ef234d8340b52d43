import type { FoundPlace, NamedPlace } from '@ankur/contracts/geo/endpoints';
import type { CurrentWeather, ForecastAnswer } from '@ankur/contracts/weather/endpoints';
import { baseApi } from '../../lib/http/base-api.ts';

export type Where = { city: string } | { lat: number; lon: number };

const weatherApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    reverseGeocode: build.query<NamedPlace, { lat: number; lon: number }>({
      query: ({ lat, lon }) => ({ url: '/api/geo/reverse/', params: { lat, lon } }),
      keepUnusedDataFor: 3600,
    }),
    searchPlaces: build.query<FoundPlace[], string>({
      query: (q) => ({ url: '/api/geo/search/', params: { q } }),
    }),
    currentWeather: build.query<CurrentWeather, Where>({
      query: (where) => ({ url: '/api/weather/current/', params: { ...where } }),
      keepUnusedDataFor: 600,
      providesTags: ['Weather'],
    }),
    forecast: build.query<ForecastAnswer, Where>({
      query: (where) => ({ url: '/api/weather/forecast/', params: { ...where } }),
      keepUnusedDataFor: 600,
      providesTags: ['Weather'],
    }),
  }),
});

export const {
  useReverseGeocodeQuery,
  useSearchPlacesQuery,
  useCurrentWeatherQuery,
  useForecastQuery,
} = weatherApi;
