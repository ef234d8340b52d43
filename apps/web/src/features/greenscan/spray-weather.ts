import type { DayForecast } from '@ankur/contracts/weather/endpoints';

/** Above this wind the spray drifts off the field (about 15 km/h). */
const WIND_MS_MAX = 4.2;
const RAIN_MM_MAX = 1;
const RAIN_PROBABILITY_PCT_MAX = 40;

/** Whether a day suits spraying; `unknown` without a real forecast of wind and rain. */
export function sprayWeather(day: DayForecast | undefined): 'good' | 'wind' | 'rain' | 'unknown' {
  if (!day || day.source === 'climate-normal') return 'unknown';
  if (day.wind_speed === null || day.precipitation === null) return 'unknown';
  const probable = (day.precipitation_probability ?? 0) > RAIN_PROBABILITY_PCT_MAX;
  if (day.precipitation > RAIN_MM_MAX || probable) return 'rain';
  return day.wind_speed > WIND_MS_MAX ? 'wind' : 'good';
}
