import * as z from 'zod';
import { coarse } from '../coarse-point.ts';
import { type HttpClient, ProviderError } from '../http-client.ts';
import type {
  Forecast,
  ForecastDay,
  ForecastHour,
  Observation,
  WeatherProvider,
  Where,
} from './weather.ts';

const KELVIN = 273.15;

const conditions = z.array(z.object({ main: z.string(), description: z.string() })).default([]);

const refusal = z.object({ cod: z.union([z.string(), z.number()]), message: z.string() });

const currentShape = z.object({
  name: z.string().optional(),
  dt: z.number().optional(),
  weather: conditions,
  main: z.object({
    temp: z.number(),
    feels_like: z.number().optional(),
    humidity: z.number().optional(),
    pressure: z.number().optional(),
  }),
  wind: z.object({ speed: z.number().optional() }).optional(),
  rain: z.object({ '1h': z.number().optional(), '3h': z.number().optional() }).optional(),
  sys: z.object({ sunrise: z.number().optional(), sunset: z.number().optional() }).optional(),
});

const stepShape = z.object({
  dt: z.number(),
  weather: conditions,
  main: z.object({
    temp: z.number(),
    temp_min: z.number(),
    temp_max: z.number(),
    humidity: z.number().optional(),
  }),
  wind: z.object({ speed: z.number().optional() }).optional(),
  pop: z.number().optional(),
  rain: z.object({ '3h': z.number().optional() }).optional(),
});
type Step = z.output<typeof stepShape>;

const forecastShape = z.object({
  list: z.array(stepShape),
  city: z.object({ name: z.string().optional(), timezone: z.number().default(19_800) }).optional(),
});

/** OpenWeather's current weather and its five days in three-hour steps. Temperatures come in kelvin. */
export function createOpenWeather(
  http: HttpClient,
  baseUrl: string,
  apiKey: string,
): WeatherProvider {
  const ask = async <T>(path: string, where: Where, shape: z.ZodType<T>): Promise<T> => {
    const url = new URL(`${baseUrl.replace(/\/+$/, '')}${path}`);
    if ('city' in where) url.searchParams.set('q', where.city);
    else {
      url.searchParams.set('lat', coarse(where.lat));
      url.searchParams.set('lon', coarse(where.lon));
    }
    url.searchParams.set('appid', apiKey);
    const body = await http.getJson(url);
    // `cod` is a number on one path and text on the other, and an error may have status 200.
    const refused = refusal.safeParse(body);
    if (refused.success && String(refused.data.cod) !== '200') {
      throw new ProviderError('refused', refused.data.message, Number(refused.data.cod));
    }
    const parsed = shape.safeParse(body);
    if (!parsed.success) throw new ProviderError('bad-answer', 'openweather: unexpected answer');
    return parsed.data;
  };
  return {
    source: 'openweather',
    knowsCities: true,
    async current(where) {
      return toObservation(await ask('/data/2.5/weather', where, currentShape));
    },
    async forecast(where) {
      return toForecast(await ask('/data/2.5/forecast', where, forecastShape));
    },
  };
}

/** Kelvin to °C, rounded down to a hundredth: screens floor, so 26.999 must not become 27. Floating-point error of the subtraction is corrected. */
const celsius = (kelvin: number) => Math.floor((kelvin - KELVIN) * 100 + 1e-6) / 100;
const instant = (seconds: number | undefined) =>
  seconds === undefined ? null : new Date(seconds * 1000).toISOString();

function toObservation(body: z.output<typeof currentShape>): Observation {
  return {
    city: body.name || null,
    temperatureC: celsius(body.main.temp),
    feelsLikeC: body.main.feels_like === undefined ? null : celsius(body.main.feels_like),
    humidityPct: body.main.humidity ?? null,
    pressureHpa: body.main.pressure ?? null,
    windMs: body.wind?.speed ?? null,
    condition: body.weather[0]?.main ?? null,
    description: body.weather[0]?.description ?? null,
    precipitationMm: body.rain?.['1h'] ?? body.rain?.['3h'] ?? 0,
    sunrise: instant(body.sys?.sunrise),
    sunset: instant(body.sys?.sunset),
    observedAt: instant(body.dt),
  };
}

function toForecast(body: z.output<typeof forecastShape>): Forecast {
  const offsetS = body.city?.timezone ?? 19_800;
  const byDay = new Map<string, Step[]>();
  for (const step of body.list) {
    const date = new Date((step.dt + offsetS) * 1000).toISOString().slice(0, 10);
    byDay.set(date, [...(byDay.get(date) ?? []), step]);
  }
  return {
    city: body.city?.name || null,
    elevationM: null,
    days: wholeDays([...byDay]).map(([date, steps]) => toDay(date, steps)),
    hours: body.list.slice(0, 8).map(toHour),
  };
}

/** Three-hour steps of a day. */
const FULL_DAY = 8;

/** Drops an incomplete last day, whose night hours are not the day's extremes. */
function wholeDays(days: readonly [string, Step[]][]): readonly [string, Step[]][] {
  const [before, last] = days.slice(-2);
  const isCutShort = before?.[1].length === FULL_DAY && (last?.[1].length ?? 0) < FULL_DAY;
  return isCutShort ? days.slice(0, -1) : days;
}

function toDay(date: string, steps: readonly Step[]): ForecastDay {
  const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
  const mean = (values: number[]) =>
    values.length === 0 ? null : Math.round((sum(values) / values.length) * 10) / 10;
  const given = (values: (number | undefined)[]) =>
    values.filter((v): v is number => v !== undefined);
  const winds = given(steps.map((s) => s.wind?.speed));
  return {
    date,
    tempMinC: celsius(Math.min(...steps.map((s) => s.main.temp_min))),
    tempMaxC: celsius(Math.max(...steps.map((s) => s.main.temp_max))),
    rainMm: Math.round(sum(steps.map((s) => s.rain?.['3h'] ?? 0)) * 100) / 100,
    rainProbabilityPct: Math.round(Math.max(0, ...steps.map((s) => s.pop ?? 0)) * 100),
    humidityPct: mean(given(steps.map((s) => s.main.humidity))),
    windMs: mean(winds),
    windMaxMs: winds.length === 0 ? null : Math.max(...winds),
    radiationMj: null,
    et0Mm: null,
    condition: steps[Math.floor(steps.length / 2)]?.weather[0]?.main ?? null,
  };
}

function toHour(step: Step): ForecastHour {
  return {
    time: new Date(step.dt * 1000).toISOString(),
    tempC: celsius(step.main.temp),
    rainMm: step.rain?.['3h'] ?? 0,
    rainProbabilityPct: step.pop === undefined ? null : Math.round(step.pop * 100),
    windMs: step.wind?.speed ?? null,
    condition: step.weather[0]?.main ?? null,
  };
}
