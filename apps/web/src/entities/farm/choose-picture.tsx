import { writeFailure } from '@ankur/contracts/http/problem';
import { useRef } from 'react';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { Picture } from '../../ui/picture.tsx';
import { toast } from '../../ui/toast.ts';

interface FrameProps {
  /** Null: a drawing stands in. */
  src: string | null;
  /** What is shown where the large one cannot be loaded. */
  small?: string | undefined;
  alt: string;
  icon: IconName;
}

/** A picture in its full width, or a drawing where there is none. */
export function PictureFrame({ src, small, alt, icon }: FrameProps) {
  if (src)
    return (
      <Picture
        eager
        src={src}
        alt={alt}
        {...(small && { fallback: small })}
        className="max-h-72 w-full rounded-card"
      />
    );
  return (
    <span className="flex h-32 items-center justify-center rounded-card bg-brand-soft text-brand">
      <Icon name={icon} className="size-14" />
    </span>
  );
}

interface Props {
  /** Whether one is there, which another takes the place of. */
  isThere: boolean;
  busy?: boolean;
  onChoose: (file: File) => void;
}

/** Takes a picture with the camera or chooses one, as the phone offers it. */
export function ChoosePicture({ isThere, busy = false, onChoose }: Props) {
  const t = useT('farm-record');
  const failureText = useFailureText('farm-record');
  const chooser = useRef<HTMLInputElement>(null);
  const label = t(isThere ? 'picture.another' : 'picture.add');
  const choose = (file: File | undefined): void => {
    if (!file) return;
    if (file.type.startsWith('image/')) onChoose(file);
    else toast.error(failureText(writeFailure('photo_not_image', {})) ?? t('saveFailed'));
  };
  return (
    // The hidden field is positioned within this box; without one it would make a dialog scroll beyond its buttons.
    <div className="relative flex flex-col">
      <input
        ref={chooser}
        type="file"
        name="image"
        accept="image/*"
        aria-label={label}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          choose(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button look="plain" icon="camera" busy={busy} onClick={() => chooser.current?.click()}>
        {label}
      </Button>
    </div>
  );
}
