import { useT } from '../../lib/i18n/use-t.ts';
import { NavLink } from '../../lib/router/link.tsx';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { TOP_LINKS } from './nav-links.ts';

const LEAF = { path: 'greenscan', key: 'top.leaf', icon: 'scan' } as const;

/**
 * Bottom navigation with the most used pages, on phones only; its last sixth is the assistant's button. With large letters it
 * is scrolled sideways, and no word is cut.
 */
export function BottomBar() {
  const t = useT('shell');
  return (
    <nav
      aria-label={t('main')}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="me-[calc(100%/6)] flex overflow-x-auto">
        {[...TOP_LINKS, LEAF].map(({ path, key, icon }) => (
          <li key={path} className="min-w-min flex-1">
            <NavLink
              to={`/application/${path}`}
              className={({ isActive }) =>
                cx(
                  'flex min-h-15 flex-col items-center justify-center gap-0.5 text-[0.6875rem] font-medium',
                  isActive ? 'text-brand' : 'text-muted',
                )
              }
            >
              <Icon name={icon} className="size-6" />
              <span className="line-clamp-2 px-0.5 text-center leading-normal wrap-normal">
                {t(key)}
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
