import { addDays } from '@ankur/agronomy/calendar-day';
import { sunTimes } from '@ankur/agronomy/sun-times';
import { type DailyNormal, dailyNormal } from '@ankur/content/climate-normals';
import { reverseGeocode } from '@ankur/content/gazetteer';
import { searchPlaces } from '@ankur/content/place-search';
import { NON_FIELD } from '@ankur/contracts/http/errors';
import { failure } from '@ankur/contracts/problems';
import type { DayForecast, PlaceQuery } from '@ankur/contracts/weather/endpoints';
import { type Clock, indianDate } from '../../platform/clock.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import type { PlannedDay, WeatherService } from '../../ports/weather.ts';
import type { AnswerCache } from '../../providers/answer-cache.ts';
import { ProviderError } from '../../providers/http-client.ts';
import type { ProviderRateLimit } from '../../providers/provider-rate-limit.ts';
import type {
  Forecast,
  ForecastDay,
  ForecastHour,
  Observation,
  WeatherProvider,
  Where,
} from '../../providers/weather/weather.ts';
import { cellOf, type createDayTemperatures } from './day-temperatures.ts';
import { toCurrent, toDay, toHour, toStation } from './weather.mapper.ts';

const MINUTE = 60_000;
const CURRENT_TIMES = { freshMs: 10 * MINUTE, usableMs: 60 * MINUTE };
const FORECAST_TIMES = { freshMs: 60 * MINUTE, usableMs: 6 * 60 * MINUTE };
/** After this age the month's normal is better than the old answer. */
const LAST_GOOD_MS = 2 * 86_400_000;
const DAYS = 7;
const LETTER = /\p{L}/u;
/** A letter of another script than Latin. */
const OTHER_LETTER = /[^\P{L}\p{Script=Latin}]/u;

interface Deps {
  provider: WeatherProvider;
  cache: AnswerCache;
  clock: Clock;
  /** Keeps the temperatures of each forecast. */
  temperatures: Pick<ReturnType<typeof createDayTemperatures>, 'keep'>;
}

type Place = {
  where: Where;
  key: string;
  city: string | null;
  point: { lat: number; lon: number } | null;
  /** The gazetteer knows it; anything else may be one of endless invented cities or points at sea. */
  isKnown: boolean;
};

/** With the provider's message, as specified. */
const cityUnknown = (message: string) => notFound(failure('city_unknown', { message }));

export function createWeatherService({
  provider,
  cache,
  clock,
  temperatures,
}: Deps): WeatherService {
  const locate = (query: PlaceQuery): Place => {
    if (query.city) {
      const found = searchPlaces(query.city, 1)[0];
      const point = found ? { lat: found.lat, lon: found.lon } : null;
      // A city name has letters; anything else is not sent to a provider.
      if (!LETTER.test(query.city)) throw cityUnknown('city not found');
      if (provider.knowsCities) {
        // Providers support few Indian scripts.
        const city = found && OTHER_LETTER.test(query.city) ? found.name : query.city;
        return {
          where: { city },
          key: `city:${city.toLowerCase()}`,
          city: null,
          point,
          isKnown: point !== null,
        };
      }
      if (!found || !point) throw cityUnknown('city not found');
      return {
        where: point,
        // A village shares one cache entry.
        key: cellOf(point),
        city: found.name,
        point,
        isKnown: true,
      };
    }
    const point = { lat: query.lat ?? 0, lon: query.lon ?? 0 };
    const named = reverseGeocode(point.lat, point.lon);
    return {
      where: point,
      key: cellOf(point),
      city: named?.city ?? null,
      point,
      isKnown: named !== null,
    };
  };

  /** The provider's answer, or null to fall back to climate normals, which cover all coordinates. */
  const ask = async <T>(
    kind: 'current' | 'forecast',
    place: Place,
    times: typeof CURRENT_TIMES,
    fetch: () => Promise<T>,
    rateLimit?: ProviderRateLimit,
  ) => {
    try {
      const kept = await cache.answer(
        `weather:${provider.source}:${kind}:${place.key}`,
        times,
        fetch,
        () => rateLimit?.(place.isKnown ? 'known' : 'unknown') ?? Promise.resolve(),
      );
      return clock.now().getTime() - kept.fetchedAt.getTime() <= LAST_GOOD_MS ? kept : null;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const namesNothing = kind === 'current' ? 'city' in place.where : !place.point;
      if (error.status === 404 && namesNothing) throw cityUnknown(error.message);
      return null;
    }
  };

  const unavailable = () =>
    new AppError('unavailable', { [NON_FIELD]: [failure('weather_unavailable')] });

  const forecastOf = (place: Place, rateLimit?: ProviderRateLimit) =>
    ask<Forecast>(
      'forecast',
      place,
      FORECAST_TIMES,
      async () => {
        const forecast = await provider.forecast(place.where);
        if (place.point)
          await temperatures.keep(place.point, forecast.days, indianDate(clock.now()));
        return forecast;
      },
      rateLimit,
    );

  const planned = (
    forecast: Forecast | null,
    point: { lat: number; lon: number } | null,
    from: string,
    count: number,
  ) => {
    const byDate = new Map(forecast?.days.map((day) => [day.date, day]));
    const days: PlannedDay[] = [];
    for (let i = 0; i < count; i++) {
      const date = addDays(from, i);
      const day = byDate.get(date);
      if (day) days.push({ ...day, source: provider.source });
      else if (point) {
        const normal = dailyNormal(point.lat, point.lon, date);
        if (normal) days.push({ ...normalDay(date, normal), source: 'climate-normal' });
      }
    }
    return days;
  };

  return {
    async current(query, rateLimit) {
      const place = locate(query);
      const kept = await ask<Observation>(
        'current',
        place,
        CURRENT_TIMES,
        () => provider.current(place.where),
        rateLimit,
      );
      if (kept)
        return toCurrent(kept.value, {
          source: provider.source,
          stale: kept.stale,
          city: place.city,
        });
      const date = indianDate(clock.now());
      const normal = place.point && dailyNormal(place.point.lat, place.point.lon, date);
      if (!normal || normal.tmaxC === null || normal.tminC === null || !place.point)
        throw unavailable();
      return {
        ...toCurrent(normalNow(normal, normal.tminC, normal.tmaxC, place.point, date), {
          source: 'climate-normal',
          stale: false,
          city: place.city ?? query.city ?? null,
        }),
        station: toStation(normal),
      };
    },

    async forecast(query, rateLimit) {
      const place = locate(query);
      const kept = await forecastOf(place, rateLimit);
      const today = indianDate(clock.now());
      const days = planned(kept?.value ?? null, place.point, today, DAYS);
      if (days.length === 0) throw unavailable();
      const normal = place.point ? dailyNormal(place.point.lat, place.point.lon, today) : null;
      return {
        city: kept?.value.city ?? place.city ?? query.city ?? null,
        daily: days.map((day): DayForecast => toDay(day)),
        hourly: hoursFrom(kept?.value.hours ?? [], clock.now()).map(toHour),
        source: kept ? provider.source : 'climate-normal',
        observed_at: kept ? kept.fetchedAt.toISOString() : null,
        stale: kept?.stale ?? false,
        station:
          normal && days.some((d) => d.source === 'climate-normal') ? toStation(normal) : null,
      };
    },

    async daysFrom(point, from, count) {
      const today = indianDate(clock.now());
      const reaches = addDays(from, count - 1) >= today && from <= addDays(today, DAYS);
      const place = locate({ city: undefined, ...point });
      const kept = reaches ? await forecastOf(place) : null;
      const days = planned(kept?.value ?? null, point, from, count);
      if (days.length < count) return null;
      const normal = dailyNormal(point.lat, point.lon, from);
      return {
        days,
        elevationM: kept?.value.elevationM ?? normal?.station.elevationM ?? null,
        station: days.some((d) => d.source === 'climate-normal') ? (normal?.station ?? null) : null,
        observedAt: kept ? kept.fetchedAt.toISOString() : null,
      };
    },
  };
}

/** Hours that have not ended: each lasts until the next begins, the last one three hours. */
function hoursFrom(hours: readonly ForecastHour[], now: Date): ForecastHour[] {
  const [first, second] = hours.map((hour) => Date.parse(hour.time));
  const stepMs = first !== undefined && second !== undefined ? second - first : 180 * MINUTE;
  return hours.filter((hour) => Date.parse(hour.time) + stepMs > now.getTime());
}

function mean(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return Math.round(((a + b) / 2) * 10) / 10;
}

function normalDay(date: string, normal: DailyNormal): ForecastDay {
  return {
    date,
    tempMinC: normal.tminC,
    tempMaxC: normal.tmaxC,
    rainMm: normal.rainMmPerDay,
    rainProbabilityPct:
      normal.rainyDayShare === null ? null : Math.round(normal.rainyDayShare * 100),
    humidityPct: mean(normal.rhMorningPct, normal.rhEveningPct),
    windMs: normal.wind10Ms,
    radiationMj: null,
    et0Mm: null,
    condition: null,
  };
}

function normalNow(
  normal: DailyNormal,
  tminC: number,
  tmaxC: number,
  point: { lat: number; lon: number },
  date: string,
): Observation {
  const sun = sunTimes(point.lat, point.lon, date);
  return {
    city: null,
    temperatureC: mean(tminC, tmaxC) ?? tmaxC,
    feelsLikeC: null,
    humidityPct: mean(normal.rhMorningPct, normal.rhEveningPct),
    pressureHpa: null,
    windMs: normal.wind10Ms,
    condition: null,
    description: null,
    precipitationMm: normal.rainMmPerDay,
    sunrise: sun?.sunrise ?? null,
    sunset: sun?.sunset ?? null,
    observedAt: null,
  };
}
