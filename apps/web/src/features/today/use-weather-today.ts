import { weatherStake } from '@ankur/agronomy/today/stakes';
import { weatherThreats } from '@ankur/agronomy/today/weather-threats';
import type { DayForecast } from '@ankur/contracts/weather/endpoints';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCropNames } from '../../entities/farm/use-crop-names.ts';
import { usePlantings } from '../../entities/farm/use-farm.ts';
import { hoursToEndOf, type TodayLine, type TodaySource } from '../../entities/today/today-line.ts';
import { nextSprayDay, sprayWeather } from '../../entities/weather/spray-weather.ts';
import { useWhere } from '../../entities/weather/use-here.ts';
import { useForecastQuery } from '../../entities/weather/weather.api.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useNow } from '../../lib/time/clock.ts';
import { todayInIndia } from '../../lib/time/local-date.ts';

const MINUTE_MS = 60_000;
const ICONS = { rain: 'rain', heat: 'sun', cold: 'thermometer' } as const;
/** Of what the weather itself can cost: a spray that washes off is sprayed again. */
const SPRAY_SHARE = 0.2;
/** Crops named in a line. */
const NAMED = 3;

const toDay = (day: DayForecast) => ({
  date: day.date,
  tempMinC: day.temperature_min,
  tempMaxC: day.temperature_max,
  rainMm: day.precipitation,
});

/** What the forecast means for the crops that stand: what threatens them, and whether to spray today. */
export function useWeatherToday(): TodaySource {
  const t = useT('today');
  const format = useFormat();
  const crops = useCropNames();
  const now = useNow(MINUTE_MS);
  const { where } = useWhere();
  const { data: forecast, isError } = useForecastQuery(where ?? skipToken);
  const plantings = usePlantings();
  const growing = plantings.data?.filter(({ status }) => status === 'growing') ?? [];
  const known = where === null || forecast !== undefined;
  const state =
    known && plantings.data ? 'ready' : isError || plantings.isError ? 'failed' : 'loading';
  if (!forecast || growing.length === 0) return { state, lines: [] };
  const today = todayInIndia();
  const days = forecast.daily.filter(
    ({ date, source }) => date >= today && source !== 'climate-normal',
  );
  const acresOf = (hit: readonly string[]): number =>
    growing
      .filter(({ crop }) => hit.includes(crop))
      .reduce((sum, { area_acres }) => sum + (area_acres ?? 1), 0);
  const common = {
    reason: t('weather.reason'),
    action: { label: t('open'), to: '/application/weather' },
  };
  const lines: TodayLine[] = weatherThreats(days.map(toDay), growing).map(
    ({ threat, date, figure, crops: hit }) => ({
      ...common,
      key: `weather:${threat}:${date}`,
      icon: ICONS[threat],
      stakeRupees: weatherStake(acresOf(hit)),
      hoursLeft: hoursToEndOf(date, now),
      text: t(`weather.${threat}`, {
        date: format.date(date, { weekday: 'long', day: 'numeric', month: 'long' }),
        figure: format.number(figure, { maximumFractionDigits: 0 }),
        crops: format.list(hit.slice(0, NAMED).map(crops.nameOf)),
      }),
    }),
  );
  const verdict = sprayWeather(days.find(({ date }) => date === today));
  if (verdict === 'rain' || verdict === 'wind') {
    const next = nextSprayDay(days, today);
    lines.push({
      ...common,
      key: 'spray',
      icon: 'clock',
      stakeRupees: weatherStake(acresOf(growing.map(({ crop }) => crop))) * SPRAY_SHARE,
      hoursLeft: hoursToEndOf(today, now),
      text: next
        ? t('spray.waitUntil', {
            date: format.date(next, { weekday: 'long', day: 'numeric', month: 'long' }),
          })
        : t('spray.wait'),
      reason: t(`spray.${verdict}`),
    });
  }
  return { state, lines };
}
