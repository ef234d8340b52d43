// locale-keys: weather:source.*
import type { CurrentWeather } from '@ankur/contracts/weather/endpoints';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { usePlaceNames } from '../../lib/place-names/use-place-names.ts';
import { useNow } from '../../lib/time/clock.ts';

const HOUR_MS = 3_600_000;

export type Sourced = Pick<CurrentWeather, 'source' | 'observed_at' | 'stale' | 'station'>;

export interface SourceTexts {
  /** Why the figures are not current; empty when they are. */
  marks: readonly string[];
  source: string;
  /** Null when under an hour old and not stale. */
  age: string | null;
}

/** Texts about source and age of weather figures. */
export function useSourceTexts(of: Sourced): SourceTexts {
  const t = useT('weather');
  const format = useFormat();
  const names = usePlaceNames();
  const now = useNow(60_000);
  const isNormal = of.source === 'climate-normal';
  const old = of.observed_at && now.getTime() - Date.parse(of.observed_at) > HOUR_MS;
  const normalText = of.station
    ? t('source.normalOf', {
        station: names.place(of.station.name),
        km: format.number(of.station.distance_km),
      })
    : t('source.normal');
  return {
    marks: [...(of.stale ? [t('stale')] : []), ...(isNormal ? [t('normalBadge')] : [])],
    source: isNormal
      ? normalText
      : t('source.from', { name: of.source === 'openweather' ? 'OpenWeather' : 'Open-Meteo' }),
    age:
      (old || of.stale) && of.observed_at
        ? t('age', { age: format.relative(of.observed_at, now) })
        : null,
  };
}
