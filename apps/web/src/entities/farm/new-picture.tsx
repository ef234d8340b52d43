import type { ReactNode } from 'react';
import { useObjectUrl } from '../../lib/files/use-object-url.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useSmallPhoto } from '../../lib/pictures/use-small-photo.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { ChoosePicture, PictureFrame } from './choose-picture.tsx';
import type { PictureOf } from './farm-pictures.api.ts';
import { PICTURE_SIDE_PX, useSendPicture } from './use-farm-picture.ts';

interface NewPicture {
  /** The part of the form in which it is chosen. */
  field: ReactNode;
  /** Sends what was chosen as the picture of the record that was made of the form. */
  sendFor: (parent: string) => Promise<void>;
}

/** A picture in the form of a record that is not made yet. */
export function useNewPicture(of: PictureOf, icon: IconName): NewPicture {
  const t = useT('farm-record');
  const send = useSendPicture(of);
  const [file, choose] = useSmallPhoto(PICTURE_SIDE_PX);
  const preview = useObjectUrl(file);
  return {
    field: (
      <div className="flex flex-col gap-2">
        {preview && <PictureFrame src={preview} alt={t('picture.chosen')} icon={icon} />}
        <div className="flex flex-wrap items-center gap-2">
          <ChoosePicture isThere={file !== null} onChoose={choose} />
          {file && (
            <IconButton icon="trash" label={t('picture.remove')} onClick={() => choose(null)} />
          )}
        </div>
      </div>
    ),
    async sendFor(parent) {
      if (file) await send(parent, file);
    },
  };
}
