import type { DayForecast } from '@ankur/contracts/weather/endpoints';

export type SprayWeather = 'good' | 'wind' | 'rain' | 'unknown';

/** Above this wind the spray drifts off the field (about 15 km/h). */
const WIND_MS_MAX = 4.2;
const RAIN_MM_MAX = 1;
const RAIN_PROBABILITY_PCT_MAX = 40;

/**
 * Whether a day suits spraying, by its strongest wind and its rain; `unknown` without a real forecast
 * of both.
 */
export function sprayWeather(day: DayForecast | undefined): SprayWeather {
  if (!day || day.source === 'climate-normal') return 'unknown';
  const { wind_speed_max: wind, precipitation: rain, precipitation_probability: chance } = day;
  if (wind === null || rain === null) return 'unknown';
  if (rain > RAIN_MM_MAX || (chance ?? 0) > RAIN_PROBABILITY_PCT_MAX) return 'rain';
  return wind > WIND_MS_MAX ? 'wind' : 'good';
}

/** The first day from `today` on that suits spraying; null when the forecast shows none. */
export function nextSprayDay(days: readonly DayForecast[], today: string): string | null {
  return days.find((day) => day.date >= today && sprayWeather(day) === 'good')?.date ?? null;
}
