import type { FoundPlace } from '@ankur/contracts/geo/endpoints';
import { PlaceSearch } from '../../entities/place/place-search.tsx';
import { useT } from '../../lib/i18n/use-t.ts';
import { keepPlace, requestPlace } from '../../lib/place/place-store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Chooses the place from the gazetteer, or requests the device's location again. */
export default function PlaceDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT('shell');
  const choose = ({ name: city, lat, lon }: FoundPlace): void => {
    keepPlace({ lat, lon, city, source: 'chosen' });
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
        {open && (
          <PlaceSearch
            label={t('place.city')}
            hint={t('place.cityHint')}
            notFound={t('place.notFound')}
            most={6}
            onChoose={choose}
          />
        )}
      </div>
    </Dialog>
  );
}
