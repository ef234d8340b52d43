import type { DailyNormal } from '@ankur/content/climate-normals';
import type {
  CurrentWeather,
  DayForecast,
  HourForecast,
  WeatherSource,
} from '@ankur/contracts/weather/endpoints';
import type { PlannedDay } from '../../ports/weather.ts';
import { type ForecastHour, iconOf, type Observation } from '../../providers/weather/weather.ts';

export function toCurrent(
  seen: Observation,
  about: { source: WeatherSource; stale: boolean; city: string | null },
): CurrentWeather {
  return {
    city: about.city ?? seen.city,
    temperature: seen.temperatureC,
    feels_like: seen.feelsLikeC,
    humidity: seen.humidityPct,
    pressure: seen.pressureHpa,
    wind_speed: seen.windMs,
    condition: seen.condition,
    description: seen.description,
    icon: iconOf(seen.condition),
    precipitation: seen.precipitationMm,
    sunrise: seen.sunrise,
    sunset: seen.sunset,
    source: about.source,
    observed_at: seen.observedAt,
    stale: about.stale,
    station: null,
  };
}

export function toDay(day: PlannedDay): DayForecast {
  return {
    date: day.date,
    temperature_min: day.tempMinC,
    temperature_max: day.tempMaxC,
    precipitation: day.rainMm,
    precipitation_probability: day.rainProbabilityPct,
    humidity: day.humidityPct,
    wind_speed: day.windMs,
    wind_speed_max: day.windMaxMs ?? null,
    condition: day.condition,
    source: day.source,
  };
}

export function toHour(hour: ForecastHour): HourForecast {
  return {
    time: hour.time,
    temperature: hour.tempC,
    precipitation: hour.rainMm,
    precipitation_probability: hour.rainProbabilityPct,
    wind_speed: hour.windMs,
    condition: hour.condition,
  };
}

export function toStation(normal: DailyNormal): { name: string; distance_km: number } {
  return { name: normal.station.name, distance_km: Math.round(normal.station.distanceKm) };
}
