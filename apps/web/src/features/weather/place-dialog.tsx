import { type FormEvent, useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { keepPlace, requestPlace } from '../../lib/place/place-store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** Corrects the place by hand, or asks the device again. */
export function PlaceDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT('shell');
  const [city, setCity] = useState('');
  const [error, setError] = useState<string | null>(null);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (city.trim() === '') {
      setError(t('place.cityRequired'));
      return;
    }
    keepPlace({ lat: null, lon: null, city: city.trim(), source: 'chosen' });
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('place.title')}>
      <form noValidate onSubmit={save} className="flex flex-col gap-4">
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
          value={city}
          error={error}
          onChange={(event) => setCity(event.target.value)}
        />
        <Button type="submit">{t('place.save')}</Button>
      </form>
    </Dialog>
  );
}
