import { useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { Link } from '../../lib/router/link.tsx';
import { readText, writeText } from '../../lib/storage/storage.ts';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Logo } from '../public/logo.tsx';
import { ServiceLinks } from './service-links.tsx';

const KEY = 'sidebar';

/** The services beside the page on wide screens: 202 px open, 40 px collapsed. */
export function Sidebar() {
  const t = useT('shell');
  const [open, setOpen] = useState(() => readText(KEY) !== 'collapsed');
  const toggle = (): void => {
    writeText(KEY, open ? 'collapsed' : 'open');
    setOpen(!open);
  };
  return (
    <nav
      aria-label={t('services')}
      className={cx(
        'print:hidden sticky top-0 hidden h-dvh shrink-0 flex-col overflow-x-hidden overflow-y-auto bg-surface shadow-card md:flex',
        '[scrollbar-width:none]',
        open ? 'w-[202px]' : 'w-[40px]',
      )}
    >
      <Link
        to="/application/land"
        className={cx('flex min-h-14 items-center', open ? 'px-3' : 'justify-center')}
      >
        <Logo compact={!open} />
      </Link>
      <button
        type="button"
        onClick={toggle}
        title={t(open ? 'collapse' : 'expand')}
        aria-label={t(open ? 'collapse' : 'expand')}
        aria-expanded={open}
        className={cx(
          'mb-1 flex min-h-11 items-center gap-3 text-muted hover:bg-sunken',
          open ? 'px-3' : 'justify-center',
        )}
      >
        <Icon name={open ? 'panel-close' : 'panel-open'} />
      </button>
      <ServiceLinks compact={!open} />
    </nav>
  );
}
