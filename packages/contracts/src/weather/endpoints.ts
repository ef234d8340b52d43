import * as z from 'zod/mini';
import { endpoint, OPEN_READ } from '../http/endpoint.ts';
import { coordinate, isStorable, LATITUDE_OUTSIDE, LONGITUDE_OUTSIDE } from '../http/fields.ts';
import { weatherFailure as failure } from './problems.ts';

export const weatherSource = z.enum(['openweather', 'open-meteo', 'climate-normal']);
export type WeatherSource = z.infer<typeof weatherSource>;

const number = z.nullable(z.number());
const text = z.nullable(z.string());

/** `?city=` or `?lat=&lon=`; the city wins when both are given. */
export const placeQuery = z
  .object({
    city: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(80, failure('city_too_long', { max_characters: 80 })),
          z.refine(isStorable, { error: failure('city_unreadable') }),
        ),
    ),
    lat: z.optional(coordinate(90, LATITUDE_OUTSIDE)),
    lon: z.optional(coordinate(180, LONGITUDE_OUTSIDE)),
  })
  .check(
    z.refine((q) => Boolean(q.city) || (q.lat !== undefined && q.lon !== undefined), {
      error: failure('place_missing'),
      path: ['city'],
    }),
  );
export type PlaceQuery = z.infer<typeof placeQuery>;

/** The station whose climate normal replaces a missing forecast. */
export const station = z.object({ name: z.string(), distance_km: z.number() });

/** Temperatures in °C, wind in m/s, pressure in hPa, precipitation in mm of the last hour; null = unknown. */
export const currentWeather = z.object({
  city: text,
  temperature: z.number(),
  feels_like: number,
  humidity: number,
  pressure: number,
  wind_speed: number,
  condition: text,
  description: text,
  icon: z.string(),
  precipitation: number,
  sunrise: text,
  sunset: text,
  source: weatherSource,
  observed_at: text,
  stale: z.boolean(),
  station: z.nullable(station),
});
export type CurrentWeather = z.infer<typeof currentWeather>;

export const dayForecast = z.object({
  date: z.string(),
  temperature_min: number,
  temperature_max: number,
  /** mm in the day. */
  precipitation: number,
  /** Percent. */
  precipitation_probability: number,
  humidity: number,
  /** The day's mean. */
  wind_speed: number,
  /** The day's strongest; null = unknown. */
  wind_speed_max: number,
  condition: text,
  /** Differs from the answer's own source where the forecast ends and normals go on. */
  source: weatherSource,
});
export type DayForecast = z.infer<typeof dayForecast>;

export const hourForecast = z.object({
  time: z.string(),
  temperature: number,
  precipitation: number,
  precipitation_probability: number,
  wind_speed: number,
  condition: text,
});
export type HourForecast = z.infer<typeof hourForecast>;

export const forecastAnswer = z.object({
  city: text,
  daily: z.array(dayForecast),
  hourly: z.array(hourForecast),
  source: weatherSource,
  observed_at: text,
  stale: z.boolean(),
  station: z.nullable(station),
});
export type ForecastAnswer = z.infer<typeof forecastAnswer>;

export const weatherEndpoints = {
  current: endpoint({
    ...OPEN_READ,
    path: '/api/weather/current/',
    tags: ['Weather'],
    summary: 'The weather now at a city or a point',
    query: placeQuery,
    answer: currentWeather,
    refuses: [404, 503],
  }),
  forecast: endpoint({
    ...OPEN_READ,
    path: '/api/weather/forecast/',
    tags: ['Weather'],
    summary: 'Seven days and the next 24 hours at a city or a point',
    query: placeQuery,
    answer: forecastAnswer,
    refuses: [404, 503],
  }),
};
