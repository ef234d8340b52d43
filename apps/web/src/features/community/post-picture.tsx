import type { Post } from '@ankur/contracts/community/feed-item';
import { useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { useTapToShow } from '../../lib/meter/near-limit.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Picture } from '../../ui/picture.tsx';

const SIZES = '(min-width: 48rem) 42rem, 100vw';
/** Media where the middle width, the only one with AVIF, suffices: phones, and wide screens with 1 dppx. */
const LIGHT = '(max-width: 48rem), (max-resolution: 1.5dppx)';

/** The picture of a post over a blurred placeholder; a tap enlarges it. Near the limit of data the first tap fetches it. */
export function PostPicture({ post, name }: { post: Post; name: string }) {
  const t = useT('community');
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(false);
  const [broken, setBroken] = useState(false);
  const [isHeld, show] = useTapToShow();
  const waits = isHeld && !shown;
  const { photos, photo, blur } = post;
  const alt = t('photoOf', { name });
  const set = (format: 'webp' | 'avif') =>
    photos.flatMap((one) => (one[format] ? [`${one[format]} ${one.width}w`] : [])).join(', ');
  return (
    <>
      <button
        type="button"
        aria-label={waits ? `${t('showPicture')}: ${alt}` : t('showWhole', { name })}
        onClick={() => (waits ? show() : setOpen(true))}
        className="relative block aspect-4/3 w-full overflow-hidden bg-sunken"
      >
        {blur && !shown && (
          <img
            src={blur}
            alt=""
            aria-hidden="true"
            className="absolute inset-0 size-full scale-110 object-cover blur-lg"
          />
        )}
        {waits && (
          <span className="absolute inset-x-0 bottom-3 mx-auto w-fit rounded-control bg-surface px-3 py-2 font-medium text-ink">
            {t('showPicture')}
          </span>
        )}
        {waits ? null : broken ? (
          <Picture src={null} alt={alt} className="absolute inset-0 size-full" />
        ) : (
          <picture>
            {set('avif') && (
              <source type="image/avif" media={LIGHT} srcSet={set('avif')} sizes={SIZES} />
            )}
            <img
              src={photo}
              srcSet={set('webp') || undefined}
              sizes={photos.length > 0 ? SIZES : undefined}
              alt={alt}
              loading="lazy"
              decoding="async"
              onLoad={() => setShown(true)}
              onError={() => setBroken(true)}
              className="absolute inset-0 size-full object-cover"
            />
          </picture>
        )}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={alt} shape="wide">
        <Picture src={photo} alt={alt} className="mx-auto max-h-[75dvh] object-contain" eager />
      </Dialog>
    </>
  );
}
