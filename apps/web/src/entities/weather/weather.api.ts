import geo from 'virtual:endpoints/geo';
import weather from 'virtual:endpoints/weather';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';
import type { Where } from '../../lib/place/place.ts';

const weatherApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { query } = fromContract(build);
    return {
      reverseGeocode: query(
        geo.reverse,
        ({ lat, lon }: { lat: number; lon: number }) => ({ query: { lat, lon } }),
        { keepUnusedDataFor: 3600 },
      ),
      searchPlaces: query(geo.search, (q: string) => ({ query: { q } })),
      currentWeather: query(weather.current, (where: Where) => ({ query: where }), {
        keepUnusedDataFor: 600,
      }),
      forecast: query(weather.forecast, (where: Where) => ({ query: where }), {
        keepUnusedDataFor: 600,
      }),
    };
  },
});

export const {
  useReverseGeocodeQuery,
  useSearchPlacesQuery,
  useCurrentWeatherQuery,
  useForecastQuery,
} = weatherApi;

export const prefetchWeather = (where: Where) =>
  weatherApi.util.prefetch('currentWeather', where, {});
