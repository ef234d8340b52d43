import type { CurrentWeather } from '@ankur/contracts/weather/endpoints';
import { useState } from 'react';
import { useHere } from '../../entities/weather/use-here.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { firstWord } from '../../lib/place/place.ts';
import { usePlaceNames } from '../../lib/place-names/use-place-names.ts';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Optional } from '../../ui/optional.tsx';
import { PlaceChooser } from './place-chooser.tsx';
import { useSourceTexts } from './use-source-texts.ts';

/** City and temperature in the top bar; a click opens the place dialog. */
export function HereLine() {
  const t = useT('shell');
  const { city, unnamed, weather } = useHere();
  const names = usePlaceNames();
  const nameless = t(unnamed ? 'place.title' : 'place.fetching');
  const degrees = useDegrees();
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <button
        type="button"
        title={t('place.change')}
        onClick={() => setChoosing(true)}
        className="flex min-h-11 min-w-0 items-center gap-1 rounded-control px-1 text-sm min-[22.5rem]:max-md:px-2 lg:px-2 hover:bg-sunken"
      >
        <Icon name="location" className="size-4 max-[22.4rem]:hidden" />
        <span className="truncate">{city ? firstWord(names.place(city)) : nameless}</span>
      </button>
      {weather ? (
        <Optional otherwise={<Temperature text={degrees(weather)} pale />}>
          <SourcedTemperature weather={weather} />
        </Optional>
      ) : (
        <Temperature text={t('place.fetchingTemperature')} />
      )}
      <PlaceChooser open={choosing} onClose={() => setChoosing(false)} />
    </>
  );
}

/** The temperature in whole degrees, floored. */
function useDegrees() {
  const format = useFormat();
  return ({ temperature }: CurrentWeather): string => `${format.number(Math.floor(temperature))}°C`;
}

/** The temperature, paler when not current; the tooltip names its source. */
function SourcedTemperature({ weather }: { weather: CurrentWeather }) {
  const degrees = useDegrees();
  const { marks, source, age } = useSourceTexts(weather);
  const about = [...marks, source, age].filter(Boolean).join(' · ');
  return <Temperature text={degrees(weather)} about={about} pale={marks.length > 0} />;
}

function Temperature({ text, about, pale }: { text: string; about?: string; pale?: boolean }) {
  return (
    <span
      title={about}
      className={cx('px-1 text-sm whitespace-nowrap', pale ? 'text-muted italic' : 'font-semibold')}
    >
      {text}
    </span>
  );
}
