// locale-keys: greenscan:quality.*, greenscan:problem.*
import { PHOTOS_MAX } from '@ankur/contracts/greenscan/rules';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { Photo } from './read-photo.ts';
import type { PhotoProblem } from './use-photos.ts';

const FIELD_ID = 'greenscan-photo';

/** Focuses the photo field when a photograph is missing. */
export function showPhotoField(): void {
  document.getElementById(FIELD_ID)?.focus();
}

/** Opens the file input with the camera. */
function openCamera(): void {
  const field = document.getElementById(FIELD_ID);
  if (!(field instanceof HTMLInputElement)) return;
  field.setAttribute('capture', 'environment');
  field.click();
  field.removeAttribute('capture');
}

interface Props {
  photos: readonly Photo[];
  problem: PhotoProblem | null;
  onChoose: (files: File[]) => void;
  onRemove: (id: string) => void;
}

/** Drop zone and camera for photographs, with previews and quality hints. */
export function PhotoPicker({ photos, problem, onChoose, onRemove }: Props) {
  const t = useT('greenscan');
  const failureText = useFailureText('greenscan');
  const said =
    problem &&
    ('failure' in problem
      ? failureText(problem.failure)
      : t(`problem.${problem.key}`, { max: PHOTOS_MAX }));
  const problems = [...new Set(photos.flatMap((photo) => photo.problems))];
  return (
    <div className="flex flex-col gap-3">
      <FileDrop
        id={FIELD_ID}
        label={t('upload.label')}
        name="image"
        accept="image/*"
        multiple
        icon="camera"
        onFiles={onChoose}
        held={photos.length}
        error={said}
        hint={t('upload.hint', { max: PHOTOS_MAX })}
      />
      <Button
        look="plain"
        icon="camera"
        className="hidden pointer-coarse:flex"
        onClick={openCamera}
      >
        {t('upload.camera')}
      </Button>
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {photos.map((photo, index) => (
            <li key={photo.id} className="relative">
              <Picture
                eager
                src={photo.preview}
                alt={t('upload.preview', { number: index + 1 })}
                className="size-40 rounded-card border border-line sm:size-52"
              />
              <span className="absolute end-1 top-1 rounded-full bg-surface shadow-card">
                <IconButton
                  icon="trash"
                  label={t('upload.remove', { number: index + 1 })}
                  onClick={() => onRemove(photo.id)}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      {problems.length > 0 && (
        <Alert tone="warn">
          <p className="font-semibold">{t('quality.title')}</p>
          <ul className="list-disc ps-5">
            {problems.map((one) => (
              <li key={one}>{t(`quality.${one}`)}</li>
            ))}
          </ul>
          <p className="mt-1">{t('quality.anyway')}</p>
        </Alert>
      )}
    </div>
  );
}
