import type { DayTemperature } from '@ankur/agronomy/crop-calendar/degree-days';
import type { DailyNormal } from '@ankur/content/climate-normals';
import type {
  CurrentWeather,
  ForecastAnswer,
  PlaceQuery,
} from '@ankur/contracts/weather/endpoints';
import type { ProviderRateLimit } from '../providers/provider-rate-limit.ts';
import type { ForecastDay } from '../providers/weather/weather.ts';

/** A day as input of agronomy, with the source of its figures. */
export interface PlannedDay extends ForecastDay {
  source: 'openweather' | 'open-meteo' | 'climate-normal';
}

/** Temperatures of single days at a place. */
export interface DayTemperatures {
  /** Of any day: the weather there where a forecast told it since a day, else of an average year; null far from any station. */
  since(
    point: { lat: number; lon: number },
    from: string,
  ): Promise<(date: string) => DayTemperature | null>;
}

export interface WeatherService {
  /** @throws AppError not_found with the provider's message for an unknown city. */
  current(query: PlaceQuery, rateLimit?: ProviderRateLimit): Promise<CurrentWeather>;
  /** @throws AppError not_found with the provider's message for a city that we do not know either. */
  forecast(query: PlaceQuery, rateLimit?: ProviderRateLimit): Promise<ForecastAnswer>;
  /** `count` days from `from`: forecast where available, else the climate normal; null far from any station. */
  daysFrom(
    point: { lat: number; lon: number },
    from: string,
    count: number,
  ): Promise<{
    days: PlannedDay[];
    elevationM: number | null;
    station: DailyNormal['station'] | null;
    /** When the forecast was fetched; null without one. */
    observedAt?: string | null;
  } | null>;
}
