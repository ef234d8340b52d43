import { useObjectUrl } from '../../lib/files/use-object-url.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { DEFAULT_PROFILE_IMAGE, Picture } from '../../ui/picture.tsx';

interface Props {
  /** The stored picture, shown until another is chosen. */
  present: string | null;
  chosen: File | null;
  error: string | null;
  onChoose: (file: File | null) => void;
}

/** The farmer's picture: the stored one, or a new one. */
export function PictureField({ present, chosen, error, onChoose }: Props) {
  const t = useT('profile');
  const preview = useObjectUrl(chosen);
  return (
    <FileDrop
      label={t('field.profile_picture')}
      name="profile_picture"
      accept="image/*"
      error={error}
      onFiles={([file]) => onChoose(file ?? null)}
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
