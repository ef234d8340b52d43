import type { CurrentWeather } from '@ankur/contracts/weather/endpoints';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { conditionIcon, useConditionText } from './condition.tsx';

/** Icon, temperature (floored) and condition. */
export function WeatherHead({ weather, place }: { weather: CurrentWeather; place: string | null }) {
  const t = useT('weather');
  const format = useFormat();
  const textOf = useConditionText();
  return (
    <div className="flex items-center gap-4">
      <Icon name={conditionIcon(weather.condition)} className="size-16 shrink-0 text-accent" />
      <div className="min-w-0">
        {place && <p className="truncate font-semibold">{place}</p>}
        <p className="text-4xl font-bold">{format.number(Math.floor(weather.temperature))}°C</p>
        <p className="text-muted first-letter:uppercase">{textOf(weather) ?? t('skyUnknown')}</p>
      </div>
    </div>
  );
}

/** Without a value where the provider has none. */
type Fact = readonly [icon: IconName, name: string, value: string | null];

/** A list of names and values; missing values are left out, never 0. */
function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3 sm:grid-cols-3">
      {facts.map(
        ([icon, name, value]) =>
          value && (
            <div key={name} className="rounded-control bg-sunken p-2.5">
              <dt className="flex items-center gap-1.5 text-sm text-muted">
                <Icon name={icon} className="size-6 shrink-0 text-brand" />
                {name}
              </dt>
              <dd className="ps-7.5 font-semibold">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Wind and humidity, and with `all` all other values of the provider. */
export function WeatherFacts({ weather, all = false }: { weather: CurrentWeather; all?: boolean }) {
  const t = useT('weather');
  const format = useFormat();
  const { humidity, pressure, sunrise, sunset, wind_speed: wind, feels_like: feels } = weather;
  const facts: Fact[] = [
    ['drop', t('humidity'), humidity === null ? null : `${format.number(humidity)}%`],
    ['wind', t('wind'), wind === null ? null : t('speed', { speed: format.number(wind) })],
  ];
  if (all) {
    const hPa = pressure === null ? null : format.number(pressure, { useGrouping: false });
    facts.push(
      ['gauge', t('pressure'), hPa && `${hPa} hPa`],
      [
        'thermometer',
        t('feelsLike'),
        feels === null ? null : `${format.number(Math.floor(feels))}°C`,
      ],
      ['sunrise', t('sunrise'), sunrise && format.indianTime(sunrise)],
      ['sunset', t('sunset'), sunset && format.indianTime(sunset)],
    );
  }
  return <Facts facts={facts} />;
}
