import type { ComponentProps } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';

interface Props extends Pick<ComponentProps<typeof Picture>, 'alt' | 'fallback' | 'className'> {
  /** What it belongs to, where `alt` is empty. */
  name?: string | undefined;
  onShow: () => void;
}

/** In place of a picture that was not fetched: a tap shows it. */
export default function WaitingPicture({ alt, name, fallback, className, onShow }: Props) {
  const t = useT('community');
  const of = alt || name;
  return (
    <button
      type="button"
      aria-label={of ? `${t('showPicture')}: ${of}` : t('showPicture')}
      title={t('showPicture')}
      onClick={onShow}
      className={cx('relative z-1 bg-sunken after:absolute after:-inset-1', className)}
    >
      <Picture
        src={null}
        alt=""
        {...(fallback && { fallback })}
        className="absolute inset-0 size-full rounded-[inherit] opacity-40"
      />
      <Icon name="download" className="relative mx-auto size-6 text-ink" />
    </button>
  );
}
