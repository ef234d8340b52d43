import type { FoundPlace } from '@ankur/contracts/geo/endpoints';
import { useSaveFarmPlaceMutation } from '../../entities/farmer/profile.api.ts';
import { PlaceSearch } from '../../entities/place/place-search.tsx';
import { useT } from '../../lib/i18n/use-t.ts';
import { keepPlace } from '../../lib/place/place-store.ts';
import { Alert } from '../../ui/alert.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';

/** Finds the farm's place by name and stores it in the account and on this device. */
export function FarmPlaceDialog({ onClose }: { onClose: () => void }) {
  const t = useT('profile');
  const [save, { isLoading, isError }] = useSaveFarmPlaceMutation();
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
        <PlaceSearch
          label={t('place.search')}
          hint={t('place.searchHint')}
          notFound={t('place.notFound')}
          most={8}
          disabled={isLoading}
          onChoose={(place) => void choose(place)}
        />
      </div>
    </Dialog>
  );
}
