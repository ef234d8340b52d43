import { useState } from 'react';
import { useFarmPlaceQuery } from '../../entities/farmer/profile.api.ts';
import { WaitingChange } from '../../entities/outbox/waiting-change.tsx';
import { useT } from '../../lib/i18n/use-t.ts';
import { useFoldedOne } from '../../lib/outbox/use-folded.ts';
import { placeLine } from '../../lib/place-names/place-line.ts';
import { usePlaceNames } from '../../lib/place-names/use-place-names.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FarmPlaceDialog } from './farm-place-dialog.tsx';

/** The farm's place as chosen by the farmer, on every device. */
export function FarmPlaceCard() {
  const t = useT('profile');
  const { data } = useFarmPlaceQuery();
  const [choosing, setChoosing] = useState(false);
  const names = usePlaceNames();
  const place = useFoldedOne('place', data);
  const { city: name, district, state } = place ?? {};
  const line = placeLine(names, {
    name,
    district,
    state: state === name || state === district ? null : state,
  });
  return (
    <Card
      title={t('place.title')}
      icon="location"
      actions={
        <Button look="plain" onClick={() => setChoosing(true)}>
          {t('place.choose')}
        </Button>
      }
    >
      <p className="font-medium">{line || t('place.none')}</p>
      <WaitingChange record={place?.unsent} />
      <p className="text-sm text-muted">{t('place.why')}</p>
      {choosing && <FarmPlaceDialog onClose={() => setChoosing(false)} />}
    </Card>
  );
}
