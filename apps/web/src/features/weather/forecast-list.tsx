import type { DayForecast, HourForecast } from '@ankur/contracts/weather/endpoints';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Icon } from '../../ui/icon.tsx';
import { conditionIcon } from './condition.tsx';

function useDegrees() {
  const format = useFormat();
  return (value: number | null) => (value === null ? '–' : `${format.number(Math.floor(value))}°`);
}

/** Rain in mm with its chance, as far as both are known. */
function useRainText() {
  const t = useT('weather');
  const format = useFormat();
  return (mm: number | null, chancePct: number | null): string => {
    if (mm === null && chancePct === null) return '–';
    const amount =
      mm === null ? '' : t('mm', { mm: format.number(mm, { maximumFractionDigits: 1 }) });
    const chance = chancePct === null ? '' : format.percent(chancePct / 100);
    return [amount, chance].filter(Boolean).join(' · ');
  };
}

/** Seven days: lowest and highest temperature, rain and its chance. */
export function ForecastDays({
  days,
  source,
}: {
  days: readonly DayForecast[];
  /** The answer's own source; days from elsewhere are marked. */
  source: DayForecast['source'];
}) {
  const t = useT('weather');
  const format = useFormat();
  const rainText = useRainText();
  const degrees = useDegrees();
  return (
    <ul className="divide-y divide-line">
      {days.map((day) => (
        <li
          key={day.date}
          className="grid grid-cols-[1fr_auto_auto] items-center gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[1fr_auto_8rem_6rem]"
        >
          <span className="font-medium">
            {format.date(day.date, { weekday: 'long', day: 'numeric', month: 'short' })}
            {day.source && day.source !== source && (
              <span className="ms-2 text-sm text-muted">{t('normalBadge')}</span>
            )}
          </span>
          {day.condition ? (
            <Icon name={conditionIcon(day.condition)} className="size-6 text-accent" />
          ) : (
            <span />
          )}
          <span className="text-end text-sm text-muted max-sm:order-last max-sm:col-span-3 max-sm:text-start">
            <span className="sr-only">{t('rain')} </span>
            <Icon name="drop" className="me-1 inline size-4 text-info" />
            {rainText(day.precipitation, day.precipitation_probability)}
          </span>
          <span className="text-end font-semibold">
            {degrees(day.temperature_min)} / {degrees(day.temperature_max)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The next 24 hours with their rain chance, side by side. */
export function ForecastHours({ hours }: { hours: readonly HourForecast[] }) {
  const t = useT('weather');
  const format = useFormat();
  const rainText = useRainText();
  const degrees = useDegrees();
  return (
    <ul className="grid grid-cols-3 gap-2 sm:grid-cols-6 lg:grid-cols-8">
      {hours.map((hour) => (
        <li
          key={hour.time}
          className="flex flex-col items-center gap-1 rounded-control bg-sunken px-3 py-2"
        >
          <span className="text-sm text-muted">{format.indianTime(hour.time)}</span>
          <Icon name={conditionIcon(hour.condition)} className="size-6 text-accent" />
          <span className="font-semibold">{degrees(hour.temperature)}</span>
          <span className="text-xs text-muted">
            <span className="sr-only">{t('rain')} </span>
            {rainText(hour.precipitation, hour.precipitation_probability)}
          </span>
        </li>
      ))}
    </ul>
  );
}
