import { useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FarmPlaceDialog } from './farm-place-dialog.tsx';
import { useFarmPlaceQuery } from './profile.api.ts';

/** Where the farm lies, as the farmer chose it; the same on every device. */
export function FarmPlaceCard() {
  const t = useT('profile');
  const { data } = useFarmPlaceQuery();
  const [choosing, setChoosing] = useState(false);
  const parts = [data?.city, data?.district, data?.state].filter(
    (part, index, all) => part && all.indexOf(part) === index,
  );
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
      <p className="font-medium">{parts.length > 0 ? parts.join(', ') : t('place.none')}</p>
      <p className="text-sm text-muted">{t('place.why')}</p>
      {choosing && <FarmPlaceDialog onClose={() => setChoosing(false)} />}
    </Card>
  );
}
