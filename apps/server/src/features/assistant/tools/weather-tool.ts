import { placeNamesIn } from '@ankur/content/place-names/languages';
import type { Language } from '@ankur/languages/languages';
import type { Circumstances } from '../../../ports/circumstances.ts';
import type { WeatherService } from '../../../ports/weather.ts';
import { dayText, phrase } from '../answer/phrases.ts';
import type { NamedPlace } from './named-place.ts';

const DAYS = 3;
const round = (value: number | null | undefined) =>
  value === null || value === undefined ? '–' : String(Math.round(value * 10) / 10);
/** Whole degrees, floored as on the weather page: one place must not have two temperatures. */
const degrees = (value: number | null | undefined) =>
  value === null || value === undefined ? '–' : String(Math.floor(value));

/** The weather now and of the next days at the farmer's place. */
export async function tellWeather(
  weather: WeatherService,
  farm: Circumstances | null,
  named: NamedPlace | null,
  language: Language,
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
    const days = ahead.daily.slice(0, DAYS).map((day) => {
      const percent = day.precipitation_probability;
      return phrase('weatherDay', language, {
        date: dayText(day.date, language),
        min: degrees(day.temperature_min),
        max: degrees(day.temperature_max),
        rain: round(day.precipitation),
        chance: percent === null ? '' : phrase('chance', language, { percent: round(percent) }),
      });
    });
    const usual = ahead.source === 'climate-normal' ? [phrase('normalsOnly', language)] : [];
    return [
      phrase('weatherNow', language, {
        place: named
          ? shown.place(named.name, named.state)
          : shown.place(now.city ?? farm?.district ?? ''),
        temp: degrees(now.temperature),
        humidity: round(now.humidity),
      }),
      ...days,
      ...usual,
    ];
  } catch {
    return [phrase('weatherDown', language)];
  }
}
