import { useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { firstWord } from '../../lib/place/place.ts';
import { Icon } from '../../ui/icon.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import { useHere } from './use-here.ts';

/** The top bar's city and temperature; a press corrects the place. */
export function HereLine() {
  const t = useT('shell');
  const { city, weather } = useHere();
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <button
        type="button"
        title={t('place.change')}
        onClick={() => setChoosing(true)}
        className="flex min-h-11 min-w-0 items-center gap-1 rounded-control px-2 text-sm hover:bg-sunken"
      >
        <Icon name="location" className="size-4" />
        <span className="truncate">{city ? firstWord(city) : t('place.fetching')}</span>
      </button>
      <span className="px-1 text-sm font-semibold whitespace-nowrap">
        {weather ? `${Math.floor(weather.temperature)}°C` : t('place.fetchingTemperature')}
      </span>
      <PlaceDialog open={choosing} onClose={() => setChoosing(false)} />
    </>
  );
}
