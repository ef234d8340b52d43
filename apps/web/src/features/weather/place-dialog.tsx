import { skipToken } from '@reduxjs/toolkit/query';
import { useDeferredValue, useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Place } from '../../lib/place/place.ts';
import { keepPlace, requestPlace } from '../../lib/place/place-store.ts';
import { placeLine } from '../../lib/place-names/place-line.ts';
import { usePlaceNames } from '../../lib/place-names/use-place-names.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useSearchPlacesQuery } from './weather.api.ts';

/** Chooses the place from the gazetteer, or requests the device's location again. */
export default function PlaceDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT('shell');
  const names = usePlaceNames();
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed.trim());
  const found = useSearchPlacesQuery(open && asked.length >= 2 ? asked : skipToken);
  const choose = (place: Place): void => {
    keepPlace(place);
    setTyped('');
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('place.title')}>
      <div className="flex flex-col gap-4">
        <p>{t('place.why')}</p>
        <Button
          look="plain"
          icon="location"
          onClick={() => {
            void requestPlace();
            onClose();
          }}
        >
          {t('place.useDevice')}
        </Button>
        <TextField
          label={t('place.city')}
          hint={t('place.cityHint')}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <ul aria-live="polite" className="flex flex-col gap-1">
          {asked.length >= 2 &&
            found.data?.slice(0, 6).map((place) => (
              <li key={`${place.name} ${place.lat} ${place.lon}`}>
                <Button
                  look="plain"
                  className="w-full justify-start text-start"
                  onClick={() =>
                    choose({
                      lat: place.lat,
                      lon: place.lon,
                      city: place.name,
                      source: 'chosen',
                    })
                  }
                >
                  {placeLine(names, place)}
                </Button>
              </li>
            ))}
        </ul>
        {asked.length >= 2 && found.data?.length === 0 && (
          <p role="status">{t('place.notFound')}</p>
        )}
      </div>
    </Dialog>
  );
}
