import type { FoundPlace } from '@ankur/contracts/geo/endpoints';
import { skipToken } from '@reduxjs/toolkit/query';
import { useDeferredValue, useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { keepPlace } from '../../lib/place/place-store.ts';
import { placeLine } from '../../lib/place-names/place-line.ts';
import { usePlaceNames } from '../../lib/place-names/use-place-names.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useFindFarmPlacesQuery, useSaveFarmPlaceMutation } from './profile.api.ts';

const SHOWN = 8;

/** Finds the farm's place by name and stores it in the account and on this device. */
export function FarmPlaceDialog({ onClose }: { onClose: () => void }) {
  const t = useT('profile');
  const names = usePlaceNames();
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed.trim());
  const found = useFindFarmPlacesQuery(asked.length >= 2 ? asked : skipToken);
  const [save, { isLoading, isError }] = useSaveFarmPlaceMutation();
  const places = asked.length >= 2 ? (found.currentData ?? []) : [];
  const choose = async ({ name, district, state, lat, lon }: FoundPlace): Promise<void> => {
    const answer = await save({ lat, lon, city: name, district: district ?? name, state });
    if (answer.error) return;
    keepPlace({ lat, lon, city: name, source: 'profile' });
    toast.success(t('place.saved'));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('place.title')}>
      <div className="flex flex-col gap-4">
        {isError && <Alert>{t('place.failed')}</Alert>}
        <TextField
          label={t('place.search')}
          hint={t('place.searchHint')}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <ul aria-live="polite" className="flex flex-col gap-1">
          {places.slice(0, SHOWN).map((place) => (
            <li key={`${place.name} ${place.lat} ${place.lon}`}>
              <Button
                look="plain"
                disabled={isLoading}
                className="w-full justify-start text-start"
                onClick={() => void choose(place)}
              >
                {placeLine(names, place)}
              </Button>
            </li>
          ))}
        </ul>
        {asked.length >= 2 && found.currentData?.length === 0 && (
          <p role="status">{t('place.notFound')}</p>
        )}
      </div>
    </Dialog>
  );
}
