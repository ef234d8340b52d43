// locale-keys: pictures:choose, pictures:asPictures, pictures:asWords
import { choosePictureMode } from '../../lib/device/picture-mode.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Icon } from '../../ui/icon.tsx';

const LOOK =
  'flex min-h-32 flex-col items-center justify-center gap-3 rounded-card border-2 border-line bg-surface p-3 shadow-card hover:border-brand';

/** The first start asks by two pictures how home shall look: large pictures, or lines of words. */
export default function ModeChoice() {
  const t = useT('today');
  return (
    <section aria-label={t('choose')} className="grid grid-cols-2 gap-3">
      <button
        type="button"
        aria-label={t('asPictures')}
        className={LOOK}
        onClick={() => choosePictureMode('pictures')}
      >
        <span className="grid grid-cols-2 gap-2 text-brand">
          <Icon name="cloud-sun" className="size-10" />
          <Icon name="rupee" className="size-10" />
          <Icon name="cow" className="size-10" />
          <Icon name="scan" className="size-10" />
        </span>
        <Icon name="sound" className="size-7 text-muted" />
      </button>
      <button
        type="button"
        aria-label={t('asWords')}
        className={LOOK}
        onClick={() => choosePictureMode('words')}
      >
        <span aria-hidden="true" className="flex w-20 flex-col gap-2.5">
          <span className="h-2.5 rounded-full bg-line-strong" />
          <span className="h-2.5 w-4/5 rounded-full bg-line-strong" />
          <span className="h-2.5 rounded-full bg-line-strong" />
          <span className="h-2.5 w-3/5 rounded-full bg-line-strong" />
        </span>
      </button>
    </section>
  );
}
