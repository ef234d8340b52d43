// locale-keys: weather:condition.*
import type { CurrentWeather } from '@ankur/contracts/weather/endpoints';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { IconName } from '../../ui/icon-paths.ts';

const ICONS: Readonly<Record<string, IconName>> = {
  Clear: 'sun',
  Clouds: 'cloud',
  Rain: 'rain',
  Drizzle: 'rain',
  Thunderstorm: 'storm',
  Snow: 'snow',
};

/** Clear, clouds, rain and snow have their own icon; everything else is sun behind a cloud. */
export function conditionIcon(condition: string | null): IconName {
  return (condition && ICONS[condition]) || 'cloud-sun';
}

const KNOWN = [
  'Clear',
  'Clouds',
  'Rain',
  'Drizzle',
  'Thunderstorm',
  'Snow',
  'Fog',
  'Mist',
  'Haze',
] as const;
type Known = (typeof KNOWN)[number];

/** A condition in the farmer's language; in English the provider's finer description. */
export function useConditionText(): (
  weather: Pick<CurrentWeather, 'condition' | 'description'>,
) => string | null {
  const t = useT('weather');
  const language = useLanguage();
  return ({ condition, description }) => {
    if (language === 'en' && description) return description;
    const known = KNOWN.find((word): word is Known => word === condition);
    return known ? t(`condition.${known}`) : (description ?? condition);
  };
}
