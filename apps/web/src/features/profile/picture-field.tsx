import { PICTURE_BYTES_MAX } from '@ankur/contracts/profile/rules';
import { useObjectUrl } from '../../lib/files/use-object-url.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { DEFAULT_PROFILE_IMAGE, Picture } from '../../ui/picture.tsx';

interface Props {
  /** The stored picture, shown until another is chosen. */
  present: string | null;
  chosen: File | null;
  error: string | null;
  onChoose: (file: File | null, problem: string | null) => void;
}

/** The farmer's picture: the stored one, or a new one, validated when chosen. */
export function PictureField({ present, chosen, error, onChoose }: Props) {
  const t = useT('profile');
  const preview = useObjectUrl(chosen);
  const choose = ([file]: File[]): void => {
    if (!file) onChoose(null, null);
    else if (!file.type.startsWith('image/')) onChoose(null, t('picture.notImage'));
    else if (file.size >= PICTURE_BYTES_MAX) onChoose(null, t('picture.tooLarge'));
    else onChoose(file, null);
  };
  return (
    <FileDrop
      label={t('field.profile_picture')}
      name="profile_picture"
      accept="image/*"
      error={error}
      onFiles={choose}
      icon="camera"
      hint={t('hint.picture')}
    >
      <Picture
        src={preview ?? present}
        alt=""
        fallback={DEFAULT_PROFILE_IMAGE}
        className="size-28 rounded-full"
        eager
      />
    </FileDrop>
  );
}
