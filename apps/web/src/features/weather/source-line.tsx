// locale-keys: weather:source.*
import type { CurrentWeather } from '@ankur/contracts/weather/endpoints';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useNow } from '../../lib/time/clock.ts';
import { Badge } from '../../ui/badge.tsx';

const HOUR_MS = 3_600_000;

type Sourced = Pick<CurrentWeather, 'source' | 'observed_at' | 'stale' | 'station'>;

/** Where the figures come from, and how old they are once that matters (over an hour, or not renewed). */
export function SourceLine({ of }: { of: Sourced }) {
  const t = useT('weather');
  const format = useFormat();
  const now = useNow(60_000);
  const old = of.observed_at && now.getTime() - Date.parse(of.observed_at) > HOUR_MS;
  const text =
    of.source === 'climate-normal'
      ? of.station
        ? t('source.normalOf', {
            station: of.station.name,
            km: format.number(of.station.distance_km),
          })
        : t('source.normal')
      : t('source.from', { name: of.source === 'openweather' ? 'OpenWeather' : 'Open-Meteo' });
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
      {of.stale && <Badge tone="warn">{t('stale')}</Badge>}
      {of.source === 'climate-normal' && <Badge tone="warn">{t('normalBadge')}</Badge>}
      <span>{text}</span>
      {(old || of.stale) && of.observed_at && (
        <span>{t('age', { age: format.relative(of.observed_at, now) })}</span>
      )}
    </p>
  );
}
