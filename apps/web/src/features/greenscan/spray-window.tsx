// locale-keys: greenscan:window.*
import type { DayForecast } from '@ankur/contracts/weather/endpoints';
import { skipToken } from '@reduxjs/toolkit/query';
import {
  nextSprayDay,
  type SprayWeather,
  sprayWeather,
} from '../../entities/weather/spray-weather.ts';
import { useWhere } from '../../entities/weather/use-here.ts';
import { useForecastQuery } from '../../entities/weather/weather.api.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { usePlaceNames } from '../../lib/place-names/use-place-names.ts';
import { todayInIndia } from '../../lib/time/local-date.ts';
import { Alert, type AlertTone } from '../../ui/alert.tsx';

const TONES: Readonly<Record<SprayWeather, AlertTone>> = {
  good: 'good',
  wind: 'warn',
  rain: 'warn',
  unknown: 'info',
};

/** The forecast of the farm; nothing while its place is unknown. */
function useFarmForecast() {
  const { where } = useWhere();
  return useForecastQuery(where ?? skipToken).currentData;
}

function Verdict({ day }: { day: DayForecast | undefined }) {
  const t = useT('greenscan');
  const format = useFormat();
  const figure = (value: number | null | undefined) =>
    format.number(value ?? 0, { maximumFractionDigits: 1 });
  const values = {
    wind: figure(day?.wind_speed_max),
    rain: figure(day?.precipitation),
    chance: format.percent((day?.precipitation_probability ?? 0) / 100),
  };
  return <p>{t(`window.${sprayWeather(day)}`, values)}</p>;
}

/** Suitability of a day for spraying, by the forecast. */
export function SprayDay({ date }: { date: string }) {
  const t = useT('greenscan');
  const forecast = useFarmForecast();
  const day = forecast?.daily.find((one) => one.date === date);
  return (
    <Alert tone={TONES[sprayWeather(day)]}>
      <p className="font-semibold">{t('window.title')}</p>
      <Verdict day={day} />
    </Alert>
  );
}

/** Suitability of today for spraying, and the next suitable day; nothing without a forecast. */
export function SprayWindow() {
  const t = useT('greenscan');
  const format = useFormat();
  const names = usePlaceNames();
  const forecast = useFarmForecast();
  const today = todayInIndia();
  const day = forecast?.daily.find((one) => one.date === today);
  const verdict = sprayWeather(day);
  if (!forecast || verdict === 'unknown') return null;
  const next = nextSprayDay(forecast.daily, today);
  return (
    <Alert tone={TONES[verdict]}>
      <p className="font-semibold">
        {forecast.city
          ? t('window.today', { city: names.place(forecast.city) })
          : t('window.title')}
      </p>
      <Verdict day={day} />
      {verdict !== 'good' && (
        <p>{next ? t('window.next', { date: format.date(next) }) : t('window.none')}</p>
      )}
    </Alert>
  );
}
