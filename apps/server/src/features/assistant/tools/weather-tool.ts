import { placeNamesIn } from '@ankur/content/place-names/languages';
import type { DayForecast, ForecastAnswer } from '@ankur/contracts/weather/endpoints';
import type { Language } from '@ankur/languages/languages';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Circumstances } from '../../../ports/circumstances.ts';
import type { WeatherService } from '../../../ports/weather.ts';
import { dayText, phrase, skyText } from '../answer/phrases.ts';
import type { NamedPlace } from './named-place.ts';
import type { WeatherAsked } from './weather-asked.ts';

const DAYS = 3;
const KMH_PER_MS = 3.6;
const rounded = (value: number) => String(Math.round(value * 10) / 10);
const round = (value: number | null | undefined) =>
  value === null || value === undefined ? '–' : rounded(value);
/** Whole degrees, floored as on the weather page: one place must not have two temperatures. */
const degrees = (value: number | null | undefined) =>
  value === null || value === undefined ? '–' : String(Math.floor(value));

/** What a day's line says behind rain and degrees, by what is asked; empty where the forecast has no value. */
const BEHIND: Partial<Record<WeatherAsked, (day: DayForecast, language: Language) => string>> = {
  humidity: tellHumidity,
  fog: (day, language) =>
    [tellHumidity(day, language), tellSky(day, language)].filter(Boolean).join(' '),
  wind: tellWind,
  storm: tellWind,
  sky: tellSky,
};

function tellHumidity({ humidity }: DayForecast, language: Language): string {
  return humidity === null
    ? ''
    : phrase('weatherHumidity', language, { humidity: round(humidity) });
}

function tellSky({ condition }: DayForecast, language: Language): string {
  const sky = condition === null ? null : skyText(condition, language);
  return sky === null ? '' : phrase('weatherSky', language, { sky });
}

function tellWind({ wind_speed, wind_speed_max }: DayForecast, language: Language): string {
  const most = wind_speed_max ?? wind_speed;
  if (most === null) return '';
  const values = {
    wind: round(wind_speed),
    most: rounded(most),
    kmh: String(Math.round(most * KMH_PER_MS)),
  };
  return phrase('weatherWind', language, values);
}

function tellDay(day: DayForecast, asked: WeatherAsked, language: Language): string {
  const percent = day.precipitation_probability;
  const told = phrase('weatherDay', language, {
    date: dayText(day.date, language),
    min: degrees(day.temperature_min),
    max: degrees(day.temperature_max),
    rain: round(day.precipitation),
    chance: percent === null ? '' : phrase('chance', language, { percent: round(percent) }),
  });
  return [told, BEHIND[asked]?.(day, language)].filter(Boolean).join(' ');
}

/** The day with the highest of a value that may be missing; null when it is missing everywhere. */
function highest(days: readonly DayForecast[], of: (day: DayForecast) => number | null) {
  const [first] = days
    .flatMap((day) => {
      const value = of(day);
      return value === null ? [] : [{ day, value }];
    })
    .sort((a, b) => b.value - a.value);
  return first?.day ?? null;
}

/**
 * What answers a question on one thing of the weather before the days are told: the forecast's own value, or that it has none.
 * Of usual values, which are no forecast, no day is picked.
 */
function tellAsked(
  { daily, source }: ForecastAnswer,
  asked: WeatherAsked,
  language: Language,
): string[] {
  const forecast = daily.filter(
    (day) => day.source !== 'climate-normal' && source !== 'climate-normal',
  );
  const days = forecast.length;
  if (asked === 'cold') {
    const coldest = highest(forecast, ({ temperature_min }) =>
      temperature_min === null ? null : -temperature_min,
    );
    const values = coldest && {
      date: dayText(coldest.date, language),
      min: degrees(coldest.temperature_min),
      days,
    };
    return [
      ...(values ? [phrase('weatherCold', language, values)] : []),
      phrase('weatherFrost', language),
    ];
  }
  if (asked === 'heat') {
    const hottest = highest(forecast, ({ temperature_max }) => temperature_max);
    const values = hottest && {
      date: dayText(hottest.date, language),
      max: degrees(hottest.temperature_max),
      days,
    };
    return values ? [phrase('weatherHeat', language, values)] : [];
  }
  if (asked === 'storm') {
    const dates = forecast
      .filter(({ condition }) => condition === 'Thunderstorm')
      .map(({ date }) => dayText(date, language));
    const thunder =
      dates.length > 0
        ? phrase('weatherThunder', language, { dates: dates.join('; ') })
        : phrase('weatherNoThunder', language, { days });
    return [...(days > 0 ? [thunder] : []), phrase('weatherStorm', language)];
  }
  if (asked === 'fog') return [phrase('weatherFog', language)];
  return asked === 'season' ? [phrase('weatherSeason', language)] : [];
}

/** The weather now and of the next days at the farmer's place, and first of it what is asked. */
export async function tellWeather(
  weather: WeatherService,
  farm: Circumstances | null,
  named: NamedPlace | null,
  language: Language,
  asked: WeatherAsked = 'rain',
): Promise<string[]> {
  const point = named ?? farm?.point;
  if (!point) return [phrase('noPlace', language)];
  const { lat, lon } = point;
  const shown = placeNamesIn(language);
  try {
    const [now, ahead] = await Promise.all([
      weather.current({ lat, lon }),
      weather.forecast({ lat, lon }),
    ]);
    const usual = ahead.source === 'climate-normal' ? [phrase('normalsOnly', language)] : [];
    return [
      phrase('weatherNow', language, {
        place: named
          ? shown.place(named.name, named.state)
          : shown.place(now.city ?? farm?.district ?? ''),
        temp: degrees(now.temperature),
        humidity: round(now.humidity),
      }),
      ...tellAsked(ahead, asked, language),
      ...ahead.daily.slice(0, DAYS).map((day) => tellDay(day, asked, language)),
      ...usual,
    ];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [phrase('weatherDown', language)];
  }
}
