import { useRef } from 'react';
import {
  type Loss,
  useAddLossPhotoMutation,
  useRemoveLossPhotoMutation,
} from '../../entities/farm/farm.api.ts';
import { useLossPhotos } from '../../entities/farm/use-farm.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { useFileOf } from '../../lib/outbox/use-file-of.ts';
import { shrunkPicture } from '../../lib/pictures/shrink-picture.ts';
import { nowMs } from '../../lib/time/clock.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { toast } from '../../ui/toast.ts';
import { UnsentMark } from '../../ui/unsent-mark.tsx';

/** As large as the server keeps it. */
const SIDE_PX = 1600;

type Photo = Loss['photos'][number] & Unsent;

function Photograph({ photo, onRemove }: { photo: Photo; onRemove: () => void }) {
  const t = useT('farm-record');
  const here = useFileOf(photo.unsent);
  return (
    <li className="flex items-end gap-1">
      <span className="flex flex-col gap-1">
        <Picture src={here ?? (photo.url || null)} alt={t('loss.photo')} className="size-24" />
        <UnsentMark record={photo.unsent} />
      </span>
      <IconButton icon="trash" label={t('loss.removePhoto')} onClick={onRemove} />
    </li>
  );
}

/** The photographs of a loss, those that wait to be sent as they lie on this phone. */
export function LossPhotos({ loss }: { loss: Loss }) {
  const t = useT('farm-record');
  const photos = useLossPhotos(loss);
  const [add, { isLoading }] = useAddLossPhotoMutation();
  const [remove] = useRemoveLossPhotoMutation();
  const chooser = useRef<HTMLInputElement>(null);
  const take = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    const form = new FormData();
    form.append('taken_at', new Date(nowMs()).toISOString());
    form.append('image', await shrunkPicture(chosen, { sidePx: SIDE_PX }));
    if ((await add({ loss: loss.id, form })).error) toast.error(t('saveFailed'));
  };
  const takeOut = async (id: string): Promise<void> => {
    if ((await remove({ parent: loss.id, id })).error) toast.error(t('saveFailed'));
  };
  return (
    <div className="flex flex-col gap-2">
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {photos.map((photo) => (
            <Photograph key={photo.id} photo={photo} onRemove={() => void takeOut(photo.id)} />
          ))}
        </ul>
      )}
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
      <Button
        look="plain"
        icon="camera"
        className="self-start"
        busy={isLoading}
        onClick={() => chooser.current?.click()}
      >
        {t('loss.addPhoto')}
      </Button>
    </div>
  );
}
