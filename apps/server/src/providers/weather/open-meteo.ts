import * as z from 'zod';
import { coarse } from '../coarse-point.ts';
import { type HttpClient, ProviderError } from '../http-client.ts';
import type { Forecast, Observation, WeatherProvider, Where } from './weather.ts';

const value = z
  .number()
  .nullish()
  .transform((v) => v ?? null);
const column = z.array(value).default([]);

const shape = z.object({
  utc_offset_seconds: z.number().default(19_800),
  elevation: z.number().nullish(),
  current: z
    .object({
      time: z.string(),
      temperature_2m: z.number(),
      relative_humidity_2m: value,
      apparent_temperature: value,
      precipitation: value,
      weather_code: value,
      surface_pressure: value,
      wind_speed_10m: value,
    })
    .optional(),
  hourly: z
    .object({
      time: z.array(z.string()),
      temperature_2m: column,
      precipitation: column,
      precipitation_probability: column,
      wind_speed_10m: column,
      weather_code: column,
    })
    .optional(),
  daily: z
    .object({
      time: z.array(z.string()),
      temperature_2m_max: column,
      temperature_2m_min: column,
      precipitation_sum: column,
      precipitation_probability_max: column,
      relative_humidity_2m_mean: column,
      wind_speed_10m_mean: column,
      wind_speed_10m_max: column,
      shortwave_radiation_sum: column,
      et0_fao_evapotranspiration: column,
      weather_code: column,
      sunrise: z.array(z.string()).default([]),
      sunset: z.array(z.string()).default([]),
    })
    .optional(),
});
type Body = z.output<typeof shape>;

const CURRENT =
  'temperature_2m,relative_humidity_2m,apparent_temperature,precipitation,weather_code,surface_pressure,wind_speed_10m';
const HOURLY = 'temperature_2m,precipitation,precipitation_probability,wind_speed_10m,weather_code';
const DAILY =
  'temperature_2m_max,temperature_2m_min,precipitation_sum,precipitation_probability_max,relative_humidity_2m_mean,wind_speed_10m_mean,wind_speed_10m_max,shortwave_radiation_sum,et0_fao_evapotranspiration,weather_code,sunrise,sunset';

/** Open-Meteo: no key, coordinates only, seven days and hours. */
export function createOpenMeteo(http: HttpClient, baseUrl: string): WeatherProvider {
  const ask = async (where: Where, parts: Record<string, string>): Promise<Body> => {
    if ('city' in where) throw new ProviderError('bad-answer', 'open-meteo takes coordinates');
    const url = new URL(`${baseUrl.replace(/\/+$/, '')}/v1/forecast`);
    url.searchParams.set('latitude', coarse(where.lat));
    url.searchParams.set('longitude', coarse(where.lon));
    for (const [name, list] of Object.entries(parts)) url.searchParams.set(name, list);
    // The default is km/h.
    url.searchParams.set('wind_speed_unit', 'ms');
    url.searchParams.set('timezone', 'auto');
    const parsed = shape.safeParse(await http.getJson(url));
    if (!parsed.success) throw new ProviderError('bad-answer', 'open-meteo: unexpected answer');
    return parsed.data;
  };
  return {
    source: 'open-meteo',
    knowsCities: false,
    async current(where) {
      return toObservation(
        await ask(where, { current: CURRENT, daily: 'sunrise,sunset', forecast_days: '1' }),
      );
    },
    async forecast(where) {
      return toForecast(
        await ask(where, {
          daily: DAILY,
          hourly: HOURLY,
          forecast_days: '7',
          forecast_hours: '24',
        }),
      );
    },
  };
}

/** Local wall-clock text without an offset → UTC instant. */
function instant(local: string | undefined, offsetS: number): string | null {
  if (!local) return null;
  const ms = Date.parse(`${local}Z`);
  return Number.isNaN(ms) ? null : new Date(ms - offsetS * 1000).toISOString();
}

function toObservation(body: Body): Observation {
  const now = body.current;
  if (!now) throw new ProviderError('bad-answer', 'open-meteo: no current weather');
  const condition = conditionOf(now.weather_code);
  return {
    city: null,
    temperatureC: now.temperature_2m,
    feelsLikeC: now.apparent_temperature,
    humidityPct: now.relative_humidity_2m,
    pressureHpa: now.surface_pressure,
    windMs: now.wind_speed_10m,
    condition: condition?.main ?? null,
    description: condition?.description ?? null,
    precipitationMm: now.precipitation,
    sunrise: instant(body.daily?.sunrise[0], body.utc_offset_seconds),
    sunset: instant(body.daily?.sunset[0], body.utc_offset_seconds),
    observedAt: instant(now.time, body.utc_offset_seconds),
  };
}

function toForecast(body: Body): Forecast {
  const { daily, hourly } = body;
  return {
    city: null,
    elevationM: body.elevation ?? null,
    days: (daily?.time ?? []).map((date, i) => ({
      date,
      tempMinC: daily?.temperature_2m_min[i] ?? null,
      tempMaxC: daily?.temperature_2m_max[i] ?? null,
      rainMm: daily?.precipitation_sum[i] ?? null,
      rainProbabilityPct: daily?.precipitation_probability_max[i] ?? null,
      humidityPct: daily?.relative_humidity_2m_mean[i] ?? null,
      windMs: daily?.wind_speed_10m_mean[i] ?? daily?.wind_speed_10m_max[i] ?? null,
      windMaxMs: daily?.wind_speed_10m_max[i] ?? null,
      radiationMj: daily?.shortwave_radiation_sum[i] ?? null,
      et0Mm: daily?.et0_fao_evapotranspiration[i] ?? null,
      condition: conditionOf(daily?.weather_code[i] ?? null)?.main ?? null,
    })),
    hours: (hourly?.time ?? []).slice(0, 24).map((time, i) => ({
      time: instant(time, body.utc_offset_seconds) ?? time,
      tempC: hourly?.temperature_2m[i] ?? null,
      rainMm: hourly?.precipitation[i] ?? null,
      rainProbabilityPct: hourly?.precipitation_probability[i] ?? null,
      windMs: hourly?.wind_speed_10m[i] ?? null,
      condition: conditionOf(hourly?.weather_code[i] ?? null)?.main ?? null,
    })),
  };
}

/** WMO weather interpretation codes (table 4677, as Open-Meteo groups them) in our condition words. */
function conditionOf(code: number | null): { main: string; description: string } | null {
  if (code === null) return null;
  if (code === 0) return { main: 'Clear', description: 'clear sky' };
  if (code <= 2)
    return { main: 'Clouds', description: code === 1 ? 'mainly clear' : 'partly cloudy' };
  if (code === 3) return { main: 'Clouds', description: 'overcast clouds' };
  if (code === 45 || code === 48) return { main: 'Fog', description: 'fog' };
  if (code >= 51 && code <= 57) return { main: 'Drizzle', description: 'drizzle' };
  if (code >= 61 && code <= 67)
    return { main: 'Rain', description: code === 61 ? 'light rain' : 'rain' };
  if ((code >= 71 && code <= 77) || code === 85 || code === 86)
    return { main: 'Snow', description: 'snow' };
  if (code >= 80 && code <= 82) return { main: 'Rain', description: 'rain showers' };
  if (code >= 95) return { main: 'Thunderstorm', description: 'thunderstorm' };
  return null;
}
