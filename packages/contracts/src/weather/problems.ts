import { failuresOf } from '../http/problem.ts';

/** Failure codes of weather. */
export const weatherProblems = {
  city_too_long: { text: 'City name is too long', params: ['max_characters'] },
  city_unreadable: 'City name cannot be read',
  place_missing: 'Say where: a city, or lat and lon',
  city_unknown: '{message}',
  weather_unavailable: 'Error fetching weather data. Please try again.',
} as const;
export const weatherFailure = failuresOf<typeof weatherProblems>();
