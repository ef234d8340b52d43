// locale-keys: farm-record:view.*
import { LOSS_VIEWS } from '@ankur/contracts/farm-record/losses';
import { useRef, useState } from 'react';
import { type Loss, useAddLossPhotoMutation } from '../../entities/farm/farm.api.ts';
import { useRemoveLossPhotoMutation } from '../../entities/farm/farm-changes.api.ts';
import { useLossPhotos } from '../../entities/farm/use-farm.ts';
import { useRemoval } from '../../entities/farm/use-removal.tsx';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { useFileOf } from '../../lib/outbox/use-file-of.ts';
import { shrunkPicture } from '../../lib/pictures/shrink-picture.ts';
import { askDevice } from '../../lib/place/ask-device.ts';
import { nowMs } from '../../lib/time/clock.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { toast } from '../../ui/toast.ts';
import { UnsentMark } from '../../ui/unsent-mark.tsx';
import { askHeading } from './heading.ts';
import { keepPhoto } from './kept-photos.ts';

/** As large as the server keeps it. */
const SIDE_PX = 1600;
/** So much of a hash is shown: enough to compare by eye. */
const HASH_SHOWN = 12;
/** A satellite receiver without a network takes long. */
const PLACE_MS = 15_000;

type View = (typeof LOSS_VIEWS)[number];
type Photo = Loss['photos'][number] & Unsent;

function Photograph({ photo, onRemove }: { photo: Photo; onRemove: () => void }) {
  const t = useT('farm-record');
  const here = useFileOf(photo.unsent);
  return (
    <li className="flex items-end gap-1">
      <span className="flex max-w-32 flex-col gap-1 text-sm">
        <Picture
          src={here ?? ((photo.small_url ?? photo.url) || null)}
          alt={t('loss.photo')}
          className="size-24"
        />
        {photo.view && <span>{t(`view.${photo.view}`)}</span>}
        {photo.sha256 && (
          <span className="text-muted wrap-anywhere" title={photo.sha256}>
            {t('loss.hash', { hash: photo.sha256.slice(0, HASH_SHOWN) })}
          </span>
        )}
        <UnsentMark record={photo.unsent} />
      </span>
      <IconButton icon="trash" label={t('loss.removePhoto')} onClick={onRemove} />
    </li>
  );
}

/** What belongs to a photograph: when, and when allowed where and in which direction. */
async function formOf(view: View, isPlaced: boolean): Promise<FormData> {
  const form = new FormData();
  form.append('taken_at', new Date(nowMs()).toISOString());
  form.append('view', view);
  if (!isPlaced) return form;
  const [place, heading] = await Promise.all([askDevice(PLACE_MS), askHeading()]);
  if (place.ok) {
    form.append('lat', String(place.lat));
    form.append('lon', String(place.lon));
  }
  if (heading !== null) form.append('heading', String(heading));
  return form;
}

/** The photographs that an insurer asks for, one view after the other; those that wait to be sent as they lie on this phone. */
export function LossPhotos({ loss }: { loss: Loss }) {
  const t = useT('farm-record');
  const photos = useLossPhotos(loss);
  const [add] = useAddLossPhotoMutation();
  const [remove] = useRemoveLossPhotoMutation();
  const removal = useRemoval();
  const [busy, setBusy] = useState(false);
  const [isPlaced, setPlaced] = useState(true);
  const [view, setView] = useState<View>('close');
  const chooser = useRef<HTMLInputElement>(null);
  const taken = new Set(photos.map((photo) => photo.view));
  const take = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    setBusy(true);
    try {
      const form = await formOf(view, isPlaced);
      const file = await shrunkPicture(chosen, { sidePx: SIDE_PX });
      form.append('image', file);
      const saved = await add({ loss: loss.id, form });
      if (saved.data) await keepPhoto(saved.data.id, file);
      else toast.error(t('saveFailed'));
    } finally {
      setBusy(false);
    }
  };
  const press = (one: View) => {
    setView(one);
    chooser.current?.click();
  };
  return (
    <section className="flex flex-col gap-2">
      <h4 className="font-bold">{t('loss.photos')}</h4>
      <p className="text-muted">{t('loss.photosLead')}</p>
      {removal.line}
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {photos.map((photo) => (
            <Photograph
              key={photo.id}
              photo={photo}
              onRemove={() =>
                void removal.remove(photo.id, () => remove({ parent: loss.id, id: photo.id }))
              }
            />
          ))}
        </ul>
      )}
      <CheckboxField
        name="placed"
        label={t('loss.withPlace')}
        checked={isPlaced}
        onChange={({ target }) => setPlaced(target.checked)}
      />
      <input
        ref={chooser}
        type="file"
        name="image"
        accept="image/*"
        capture="environment"
        aria-label={t('loss.addPhoto')}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
      <ul className="flex flex-wrap gap-2">
        {LOSS_VIEWS.map((one) => (
          <li key={one}>
            <Button
              look={taken.has(one) ? 'quiet' : 'plain'}
              icon={taken.has(one) ? 'check' : 'camera'}
              busy={busy && view === one}
              disabled={busy}
              onClick={() => press(one)}
            >
              {t(`view.${one}`)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
