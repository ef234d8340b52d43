import type { WeatherSource } from '@ankur/contracts/weather/endpoints';

/** Observation at a place. Null = missing at the provider. Instants are ISO 8601 UTC. */
export interface Observation {
  city: string | null;
  temperatureC: number;
  feelsLikeC: number | null;
  humidityPct: number | null;
  pressureHpa: number | null;
  windMs: number | null;
  /** One of our condition codes. */
  condition: string | null;
  description: string | null;
  precipitationMm: number | null;
  sunrise: string | null;
  sunset: string | null;
  observedAt: string | null;
}

export interface ForecastDay {
  date: string;
  tempMinC: number | null;
  tempMaxC: number | null;
  rainMm: number | null;
  rainProbabilityPct: number | null;
  humidityPct: number | null;
  /** The day's mean. */
  windMs: number | null;
  /** The day's maximum; absent in answers cached by older versions. */
  windMaxMs?: number | null;
  /** Incoming shortwave radiation, MJ/m² a day. */
  radiationMj: number | null;
  /** The provider's own reference evapotranspiration, mm a day, for comparison only. */
  et0Mm: number | null;
  condition: string | null;
}

export interface ForecastHour {
  time: string;
  tempC: number | null;
  rainMm: number | null;
  rainProbabilityPct: number | null;
  windMs: number | null;
  condition: string | null;
}

export interface Forecast {
  city: string | null;
  elevationM: number | null;
  days: ForecastDay[];
  hours: ForecastHour[];
}

export type Where = { city: string } | { lat: number; lon: number };

/** Port: one weather provider. Rejects with ProviderError; an unknown city is `refused` with status 404. */
export interface WeatherProvider {
  source: WeatherSource;
  /** False where the provider only takes coordinates. */
  knowsCities: boolean;
  current(where: Where): Promise<Observation>;
  forecast(where: Where): Promise<Forecast>;
}

/** Icon of a condition: clear, clouds, rain, snow, and cloud-sun for everything else. */
export function iconOf(condition: string | null): string {
  switch (condition) {
    case 'Clear':
      return 'clear';
    case 'Clouds':
      return 'clouds';
    case 'Rain':
    case 'Drizzle':
    case 'Thunderstorm':
      return 'rain';
    case 'Snow':
      return 'snow';
    default:
      return 'cloud-sun';
  }
}
