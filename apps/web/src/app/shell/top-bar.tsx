import { useState } from 'react';
import { NotificationsButton } from '../../features/notifications/notifications-button.tsx';
import { OutboxLink } from '../../features/outbox/outbox-link.tsx';
import { HereLine } from '../../features/weather/here-line.tsx';
import { useT } from '../../lib/i18n/use-t.ts';
import { Link, NavLink } from '../../lib/router/link.tsx';
import { cx } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Logo } from '../public/logo.tsx';
import { TOP_LINKS } from './nav-links.ts';
import { ServiceLinks } from './service-links.tsx';
import { UserMenu } from './user-menu.tsx';

/** The bar over every signed-in page. */
export function TopBar() {
  const t = useT('shell');
  const [drawer, setDrawer] = useState(false);
  return (
    <header className="sticky top-0 z-20 flex min-h-14 items-center gap-1 border-b border-line bg-surface px-2 max-[19.9rem]:static max-[19.9rem]:flex-wrap md:ps-4 md:pe-14 print:hidden">
      <div className="flex items-center md:hidden">
        <IconButton icon="menu" label={t('openMenu')} onClick={() => setDrawer(true)} />
        <Link to="/application/land" className="flex size-11 items-center">
          <Logo compact />
        </Link>
      </div>
      <nav aria-label={t('main')} className="hidden md:block">
        <ul className="flex items-center">
          {TOP_LINKS.map(({ path, key }) => (
            <li key={path}>
              <NavLink
                to={`/application/${path}`}
                className={({ isActive }) =>
                  cx(
                    'flex min-h-11 items-center rounded-control px-2 text-sm font-medium hover:bg-sunken lg:px-3 lg:text-base',
                    isActive && 'text-brand underline decoration-2 underline-offset-8',
                  )
                }
              >
                {t(key)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="ms-auto flex min-w-0 items-center gap-1 max-[19.9rem]:flex-wrap">
        <HereLine />
        <OutboxLink />
        <NotificationsButton />
        <UserMenu />
      </div>
      <Dialog open={drawer} onClose={() => setDrawer(false)} title={t('services')} shape="drawer">
        <nav aria-label={t('services')} className="-mx-5">
          <ServiceLinks onChoose={() => setDrawer(false)} />
        </nav>
      </Dialog>
    </header>
  );
}
